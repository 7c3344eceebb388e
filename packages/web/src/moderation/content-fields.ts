import type { forge, Language } from '@wakeel/contract'
import { categoryName } from '../language/category-names.ts'
import { formatDirhams } from '../language/money.ts'
import { pricingModelNames } from '../language/pricing-model-names.ts'
import { runtimeNames } from '../language/runtime-names.ts'
import { messages } from './review-messages.ts'

interface Field {
  key: string
  label: string
  /** What the text is written in; null: it is the same for everybody. */
  language: Language | null
  text: string
}

const inLanguages = ['en', 'ar'] as const
const texts = [
  'name',
  'short_description',
  'description',
  'full_description',
  'needs',
  'never',
  'demo_prompts',
] as const

const joined = (value: string | readonly string[]) =>
  typeof value === 'string' ? value : value.join('\n')

/** Everything that a creator says about an agent, field by field, as it is compared with what is listed. */
function fieldsOf(content: forge.AgentContent, reader: Language): Field[] {
  const { fields } = messages[reader]
  const { runtime, price } = content
  const one = (key: keyof typeof fields, value: string): Field => ({
    key,
    label: fields[key],
    language: null,
    text: value,
  })
  return [
    ...texts.flatMap((key) =>
      inLanguages.map(
        (language): Field => ({
          key: `${key}.${language}`,
          label: fields[key],
          language,
          text: joined(content[key][language]),
        }),
      ),
    ),
    one('emoji', content.emoji),
    one('category', categoryName(content.category, reader)),
    one(
      'price',
      `${pricingModelNames[reader][price.model]}: ${formatDirhams(Math.round(price.aed * 100), reader)}`,
    ),
    one('instructions', content.instructions),
    one('skills', content.skills.join('\n')),
    one('runtime', runtimeNames[reader][runtime.kind]),
    one('connection', runtime.kind === 'skills' ? '' : runtime.connection_id),
    one('tools', runtime.kind === 'mcp' ? runtime.tools.join('\n') : ''),
    one(
      'vouched_tools',
      runtime.kind === 'mcp' ? (runtime.read_only ?? []).map(({ tool }) => tool).join('\n') : '',
    ),
  ]
}

export interface ChangedField extends Omit<Field, 'text'> {
  before: string
  after: string
}

/** The fields in which the new content differs from what is listed. */
export function changedFields(
  listed: forge.AgentContent,
  content: forge.AgentContent,
  reader: Language,
): ChangedField[] {
  const before = fieldsOf(listed, reader)
  return fieldsOf(content, reader)
    .map(({ text: after, ...field }, index) => ({
      ...field,
      before: before[index]?.text ?? '',
      after,
    }))
    .filter((field) => field.before !== field.after)
}
