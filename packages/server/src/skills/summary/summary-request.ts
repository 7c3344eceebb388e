import { foldArabic, latinDigits } from '../../arabic.ts'
import { numbers } from '../reading/numbers.ts'
import { passage } from '../reading/passage.ts'
import type { Ask, Reading } from '../skill.ts'
import type { SummaryInput } from '../text-summariser.ts'

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

/** Finds the text to shorten and how long the summary should be. */
export function readSummaryRequest({ text }: Ask): Reading<SummaryInput> {
  const { instruction, text: body } = passage(text, CUES)
  if (body.split(/\s+/).length < 8) {
    return {
      missing: [
        {
          name: { en: 'The text to summarise', ar: 'النص المطلوب تلخيصه' },
          example: { en: 'Summarise in 3 sentences: (paste your text)', ar: 'لخّص في 3 جمل: (ألصق النص)' },
        },
      ],
    }
  }
  return { input: { text: body, ...lengthIn(instruction) } }
}

const plain = (text: string) => latinDigits(foldArabic(text))

function lengthIn(instruction: string): Pick<SummaryInput, 'sentences' | 'mostWords' | 'hasBullets'> {
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
    return /word|كلم/.test(unit) ? { mostWords: value, hasBullets } : { sentences: Math.min(value, 50), hasBullets }
  }
  return { hasBullets }
}
