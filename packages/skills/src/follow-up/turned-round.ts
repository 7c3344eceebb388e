const ROUND =
  /(?<!\p{L})(?:(?:the )?other way(?: (?:round|around))?|the opposite|(?:in )?reverse|vice versa|و?بالعكس|و?العكس|و?عكسها)(?!\p{L})/iu

/** "And the other way round", «وبالعكس»: what was turned into something is wanted back. */
export const isTurnedRound = (text: string): boolean => text.length < LONGEST && ROUND.test(text)
const LONGEST = 60
