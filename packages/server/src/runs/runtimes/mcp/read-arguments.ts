import type { Bilingual } from '@wakeel/contract'
import type { Ask, Missing, Reading } from '@wakeel/skills'
import { Found, IS_NAMED_BY_CODE } from './found.ts'
import type { Parameter } from './parameters.ts'

export type Arguments = Record<string, unknown>

/** Finds in a request what a tool takes. What was not said is not sent; what must be there is asked for by name. */
export function readArguments(parameters: readonly Parameter[], ask: Ask): Reading<Arguments> {
  const input = findArguments(parameters, ask)
  const missing = parameters.filter(({ name, isRequired }) => isRequired && !(name in input))
  return missing.length > 0 ? { missing: missing.map(toMissing) } : { input }
}

/** As much as the request holds of what a tool takes. */
export function findArguments(parameters: readonly Parameter[], ask: Ask): Arguments {
  const found = new Found(ask)
  const input: Arguments = {}
  const namedByCode = new Set(
    parameters.filter(({ label }) => IS_NAMED_BY_CODE.test(label)).map(({ name }) => name),
  )
  const open = () => parameters.filter(({ name }) => !(name in input))
  const take = (read: (parameter: Parameter, others: readonly Parameter[]) => unknown) => {
    for (const parameter of open()) {
      const value = read(parameter, open())
      if (value !== undefined) input[parameter.name] = value
    }
  }
  // From what is said for certain to what is left: a figure that one parameter took is not there for the next.
  take((parameter) => found.written(parameter))
  take((parameter) => found.beside(parameter))
  take((parameter, others) => found.mentioned(parameter, others))
  take((parameter, others) => found.remaining(parameter, others))
  const texts = parameters.filter(({ kind, isRequired }) => kind === 'text' && isRequired)
  const [only] = texts
  const text =
    only && texts.length === 1 && !(only.name in input) ? found.onlyText(only) : undefined
  if (only && text !== undefined) input[only.name] = text
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => !isSentence(value) || !namedByCode.has(name)),
  )
}

/** Longer than anything by which something is known. */
const isSentence = (value: unknown): boolean =>
  typeof value === 'string' && value.trim().split(/\s+/).length > 3

function toMissing({ label, description, kind, choices, example }: Parameter): Missing {
  const name = description ? `${label}: ${description}` : label
  const examples: Bilingual = example
    ? both(example)
    : choices.length > 0
      ? both(choices.slice(0, 8).join(' / '))
      : kind === 'number' || kind === 'numbers'
        ? both(`${label} 10`)
        : kind === 'boolean'
          ? { en: `${label}: yes`, ar: `${label}: نعم` }
          : kind === 'date'
            ? both(`${label}: 2026-12-01`)
            : { en: `${label}: “…”`, ar: `${label}: «…»` }
  return { name: both(name), example: examples }
}

const both = (text: string): Bilingual => ({ en: text, ar: text })
