// Written by `make protocol`; not to be edited.

export const PROTOCOL = "f58bf23b4ad0";
