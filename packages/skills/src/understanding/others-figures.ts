import { fold } from '../reading/fold.ts'
import type { Span } from '../reading/words.ts'

// "A friend with 20k got around 60 thousand": what somebody else got is told to compare with, and is nothing to reckon with.

const PERSON =
  /^[^\p{L}\n]{0,4}(?:(?:and|but|so|بس|لكن|also) )?(?:(?:a|my|our|his|her|the) )?(?:friend|colleague|coworker|neighbou?r|cousin|brother|sister)s?(?!\p{L})|^[^\p{L}\n]{0,4}و?(?:صاحب|صديق|رفيق|ربيع|زميل|زميلت|صديقت|ربيعت|جار|اخو|اخوي|اخت|ابن عم|ولد عم)(?:ي|يا|نا|ها|ه|تي)?(?!\p{L})/iu
const GOT =
  /(?<!\p{L})(?:got|took|made|makes|borrowed|received|was paid|were paid|lost|خذ|خذت|خد|خدت|اخذ|اخذت|اخد|اخدت|قبض|قبضت|استلم|استلمت|دفع|دفعت|واخد|واخده|ماخذ|ماخذه)(?!\p{L})/iu
/** Of or for whoever writes. */
const OWN = /(?<!\p{L})(?:me|us|mine|i|we|our|لي|لنا|الي|النا|عني|عنا|معي|معنا)(?!\p{L})/iu
const SENTENCE_ENDS = /[.!?؟;؛](?=\s|$)|\n/gu

/** Whether a figure stands in a sentence that tells only what somebody else got, and others of the message do not. */
export function isOfOthersAlone(text: string, { start, end }: Span, all: readonly Span[]): boolean {
  const ends = Array.from(text.matchAll(SENTENCE_ENDS), ({ index }) => index)
  const from = (ends.findLast((at) => at < start) ?? -1) + 1
  const until = ends.find((at) => at >= end) ?? text.length
  if (/[?؟]/.test(text.charAt(until))) return false
  const sentence = fold(text.slice(from, until)).text.replace(/^\s*\p{L}+[:：]\s/u, '')
  const [person] = PERSON.exec(sentence) ?? []
  const said = sentence.slice(person?.length)
  return (
    person !== undefined &&
    GOT.test(said) &&
    !OWN.test(said) &&
    all.some((other) => other.end <= from || other.start >= until)
  )
}
