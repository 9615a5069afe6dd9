/** So the name of every table on this device begins. */
export const HERE = "here-";
export const isHere = (table: string): boolean => table.startsWith(HERE);
