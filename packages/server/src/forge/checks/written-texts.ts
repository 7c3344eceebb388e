import type { forge as contract } from '@wakeel/contract'
import { languages } from '../content.ts'

const bilingual = [
  'name',
  'short_description',
  'description',
  'full_description',
  'needs',
  'never',
  'demo_prompts',
] as const

export interface WrittenText {
  /** The field it stands in. */
  field: (typeof bilingual)[number] | 'instructions' | 'evaluation'
  text: string
  /** It is there in order to be refused, or not to be said. */
  isRefused?: boolean
}

/** Every text that a creator wrote, in both languages, with the field it stands in. */
export function writtenTexts(content: contract.AgentContent): WrittenText[] {
  const texts = bilingual.flatMap((field) =>
    languages.flatMap((language) =>
      [content[field][language]].flat().map((text): WrittenText => ({ field, text })),
    ),
  )
  const questions = (content.evaluation ?? []).flatMap(({ input, outcome, expectations }) => [
    { field: 'evaluation' as const, text: input, isRefused: outcome === 'refusal' },
    ...expectations.flatMap((expected) =>
      expected.kind === 'figure'
        ? []
        : [
            {
              field: 'evaluation' as const,
              text: expected.text,
              isRefused: expected.kind === 'excludes',
            },
          ],
    ),
  ])
  return [
    ...texts,
    ...questions,
    { field: 'instructions' as const, text: content.instructions },
  ].filter(({ text }) => text !== '')
}
