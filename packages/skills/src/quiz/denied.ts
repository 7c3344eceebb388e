/** What may be so and not be so at once, or is denied already, has no plain opposite. */
const UNSURE =
  /\b(?:some|many|most|often|usually|sometimes|may|might|can|not|no|never|only|few|each|every|all|any|if)\b|n['’]t\b|(?<!\p{L})(?:بعض|معظم|كثير|غالب|أحيان|قد|ربما|لا|لم|لن|ليس|ليست|غير|فقط|كل|جميع|إذا)\p{L}{0,3}(?!\p{L})/iu
const ENGLISH = /(?<=\s)(?:is|are|was|were)(?=\s(?!.{0,80}\b(?:is|are|was|were)\b))/u
const ARABIC = /(?<=\s)(?:هو|هي)(?=\s)/u

/** The same sentence denied where it says what something is: "The skin is not the largest organ." */
export function denied(
  sentence: string,
): { statement: string; changed: { from: string; to: string } } | undefined {
  const found = ENGLISH.exec(sentence) ?? ARABIC.exec(sentence)
  if (!found || UNSURE.test(sentence) || /[,;:،؛]/.test(sentence)) return undefined
  const [from] = found
  const to = { هو: 'ليس', هي: 'ليست' }[from] ?? `${from} not`
  const before = sentence.slice(0, found.index)
  return {
    statement: `${before}${to}${sentence.slice(found.index + from.length)}`,
    changed: { from, to },
  }
}
