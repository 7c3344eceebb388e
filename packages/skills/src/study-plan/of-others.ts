import { quantities } from '../reading/quantities.ts'
import { withoutSpans } from '../reading/span.ts'
import { words } from '../reading/words.ts'
import { sentencesIn } from '../sentences/split.ts'
import { claims } from './daily-time.ts'
import { studyWords } from './words.ts'

/** What is also about whoever asks, or about the exam. */
const OF_ONESELF =
  /(?<!\p{L})(?:i|i['’]?(?:m|ve|ll|d)|me|we|us|[أا]نا|لي|عندي|عندنا|[أا]قدر|بقدر|[بأا]درس|[بأا]ذاكر)(?!\p{L})/iu
const OF_PLAN: ReadonlySet<string> = new Set(['exam', 'label', 'start', 'rest'])
/** "My flat mate …", «بس زميلي …» */
const FIRST_WORDS = 3

/** "My roommate studies 6 hours a day", «زميلي أنهى الخطة في 100 يوم»: what others need is no time of the plan. */
export function withoutOthers(text: string): string {
  const ofOthers = sentencesIn(text).filter(({ text: said }) => {
    const all = words(said)
    return (
      claims(all).some(
        // «كل يوم» is nobody.
        ({ concept, from }) =>
          concept === 'other' && from < FIRST_WORDS && all[from]?.word !== 'كل',
      ) &&
      !OF_ONESELF.test(said) &&
      !studyWords(all).some(({ concept }) => OF_PLAN.has(concept)) &&
      quantities(said).some(({ kind }) => kind === 'duration')
    )
  })
  return withoutSpans(text, ofOthers)
}
