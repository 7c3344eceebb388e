import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { numbers } from '../reading/numbers.ts'
import { passage } from '../reading/passage.ts'
import { wordCount } from '../reading/prose.ts'
import type { Ask, Reading } from '../skill.ts'
import type { SummaryInput } from './summary-input.ts'

const CUES = [
  'summarise',
  'summarize',
  'summary',
  'shorten',
  'condense',
  'tldr',
  'tl;dr',
  'key points',
  'main points',
  'bullets',
  'sentences',
  'gist',
  'لخص',
  'ملخص',
  'تلخيص',
  'اختصر',
  'اختصار',
  'باختصار',
  'جمل',
  'نقاط',
]
const BULLETS = /bullet|points?\b|list|نقاط|نقط/
const UNIT_AFTER =
  /^\s*(?:\p{L}+\s+)?(?<unit>sentences?|lines?|bullets?|(?:bullet |key |main )?points?|words?|جمله|جمل|سطور|اسطر|نقاط|نقطه|كلمه|كلمات)/u

/** A last line that only names a length: "in 20 words". "Words" itself is no cue, as texts speak of words and كلمة is also a speech. */
const LENGTH_LINE =
  /\n[ \t]*(?<length>(?:\p{L}+ ){0,4}[\d٠-٩]{1,4} (?:words|كلمة|كلمات))[ \t.!؟?]*$/iu

/** Finds the text to shorten and how long the summary should be. */
export function readSummaryRequest({ text }: Ask): Reading<SummaryInput> {
  const length = LENGTH_LINE.exec(text.trimEnd())
  const found = passage(length ? text.slice(0, length.index) : text, CUES)
  const { text: body } = found
  const instruction = `${found.instruction} ${length?.groups?.length ?? ''}`
  if (body.split(/\s+/).length < 8) {
    return {
      missing: [
        {
          name: { en: 'The text to summarise', ar: 'النص المطلوب تلخيصه' },
          example: {
            en: 'Summarise in 3 sentences: (paste your text)',
            ar: 'لخّص في 3 جمل: (الصق النص)',
          },
        },
      ],
    }
  }
  return { input: { text: body, ...lengthIn(instruction, body) } }
}

const plain = (text: string) => latinDigits(foldArabic(text))

function lengthIn(
  instruction: string,
  body: string,
): Pick<SummaryInput, 'sentences' | 'mostWords' | 'hasBullets'> {
  const folded = plain(instruction)
  const hasBullets = BULLETS.test(folded)
  if (/جملتين|سطرين|نقطتين/.test(folded)) return { sentences: 2, hasBullets }
  if (
    /(?:one|single|1)[ -](?:sentence|line)|\ba (?:single )?sentence\b|tl;?dr|(?:one|single|1) (?:bullet|point)|جمله واحده|نقطه واحده|سطر واحد|في جمله(?! *\d)/.test(
      folded,
    )
  )
    return { sentences: 1, hasBullets }
  for (const { value, end } of numbers(folded)) {
    const unit = UNIT_AFTER.exec(folded.slice(end, end + 40))?.groups?.unit
    if (!unit || !Number.isInteger(value) || value < 1) continue
    return /word|كلم/.test(unit)
      ? { mostWords: value, hasBullets }
      : { sentences: Math.min(value, 50), hasBullets }
  }
  const share = /\bhalf\b|(?<!\p{L})نصف?(?!\p{L}| )|النصف/u.test(folded)
    ? 50
    : Number(/(?<![\d.])(\d{1,2}) ?(?:%|per ?cent)/.exec(folded)?.[1] ?? 0)
  return share > 0
    ? { mostWords: Math.ceil((wordCount(body) * share) / 100), hasBullets }
    : { hasBullets }
}
