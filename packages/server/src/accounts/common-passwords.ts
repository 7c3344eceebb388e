/** Words of this place, which whoever guesses tries first (ASVS 6.1.2). */
const OWN_WORDS = ['wakeel', 'وكيل']

let known: Promise<ReadonlySet<string>> | undefined

/** Read when somebody first chooses a password: most processes that start never need them. */
async function readKnown(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'].map(String), ...OWN_WORDS])
}

/** Whether a password is among the 49,000 commonest or a word of this place, figures and signs at its ends aside: "Password2026!" is "password". */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readKnown()
  const common = await known
  const typed = password.normalize('NFKC').toLowerCase()
  const word = typed.replace(/^[^\p{L}]{1,128}/u, '').replace(/[^\p{L}]{1,128}$/u, '')
  return common.has(typed) || common.has(word)
}
