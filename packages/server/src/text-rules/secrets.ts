import { asRead } from './as-read.ts'

const SHOWN = 6

// As much of each as tells it: where it ends is of no interest.
const secrets = [
  // Keys that say what they are: OpenAI and those who followed it, Stripe, AWS, GitHub, GitLab, Slack, Google, npm, Hugging Face.
  /\b(?:sk|pk|rk)[-_](?:live[-_]|test[-_]|proj-|ant-)?[A-Za-z0-9_-]{16}/,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  /\b(?:gh[pousr]_|github_pat_)[A-Za-z0-9_]{20}/,
  /\bglpat-[A-Za-z0-9_-]{20}/,
  /\bxox[abeoprs]-[A-Za-z0-9-]{10}/,
  /\bAIza[A-Za-z0-9_-]{30}/,
  /\b(?:npm|hf)_[A-Za-z0-9]{20,}/,
  // Tokens and keys by their form.
  /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]*/,
  /\bBearer\s+(?=[A-Za-z0-9._~+/-]*\d)[A-Za-z0-9._~+/-]{16}/i,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  // What is called one, when what follows is more than a word.
  /(?:\b(?:password|passwd|passcode|pwd|secret|api[ _-]?key|access[ _-]?key|token)|كلمة (?:المرور|السر)|الرقم السري)\s*(?::|=|is\b|هي|هو)\s*["'`]?(?=\S*\d)(?=\S*[\p{L}_!@#$%^&*-])\S{6,}/iu,
]

/** The beginning of the first secret in a text; never all of it, as what was found is stored and shown. */
export function findSecret(original: string): string | undefined {
  const text = asRead(original)
  const found = secrets
    .map((pattern) => pattern.exec(text)?.[0])
    .find((match) => match !== undefined)
  return found === undefined
    ? undefined
    : `${found.slice(0, Math.min(SHOWN, Math.floor(found.length / 2)))}…`
}
