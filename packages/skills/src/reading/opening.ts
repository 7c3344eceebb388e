const LONGEST_REQUEST = 1500

/** As much of a text as a request in sentences takes. A skill that expects no pasted text reads no further, so a long paste cannot hold up others. */
export const opening = (text: string, max = LONGEST_REQUEST): string => text.slice(0, max)
