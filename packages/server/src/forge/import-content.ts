import {
  type Bilingual,
  type connections,
  forge as contract,
  type InputOf,
  type Language,
} from '@wakeel/contract'
import { languageOf } from '@wakeel/skills'
import type { OfferedCategory } from '../catalogue/own-categories.ts'
import { requireLawfulTexts } from './lawful.ts'
import { categoryOf } from './writing/category.ts'

/** What an agent elsewhere says about itself, as content that its owner can work on. Only tools that are there and can be used are taken. */
export function contentFrom(
  { id, kind, description }: connections.Connection,
  { tools, read_only }: Pick<InputOf<typeof contract.routes.importAgent>, 'tools' | 'read_only'>,
  price: contract.AgentContent['price'],
  offered: readonly OfferedCategory[],
): { content: contract.AgentContent; language: Language } {
  const { name, description: about, examples } = description
  const language = languageOf(`${name} ${about}`)
  const only = <T>(said: T, nothing: T): Bilingual<T> =>
    language === 'en' ? { en: said, ar: nothing } : { en: nothing, ar: said }
  const text = (said: string, max: number) => only(shortened(said, max), '')
  const content: contract.AgentContent = {
    emoji: '🔌',
    category: categoryOf(`${name} ${about}`, { offered, otherwise: 'productivity' }),
    name: text(name, contract.MAX_TEXT.name),
    short_description: text(firstSentence(about), contract.MAX_TEXT.short_description),
    description: text(about, contract.MAX_TEXT.description),
    full_description: text(about, contract.MAX_TEXT.full_description),
    needs: { en: [], ar: [] },
    never: { en: [], ar: [] },
    demo_prompts: only(promptsFrom(examples), []),
    instructions: instructionsFor(name, about),
    skills: [],
    runtime: runtimeAt(),
    price,
  }
  // What a stranger's server says is cleaned as what a creator writes is, and keeps the same rules.
  const cleaned = contract.AgentContent.parse(content)
  requireLawfulTexts(cleaned)
  return { content: cleaned, language }

  function runtimeAt(): contract.AgentRuntime {
    if (kind !== 'mcp') return { kind, connection_id: id }
    const usable = new Set(
      description.tools.filter((tool) => !tool.unusable).map((tool) => tool.name),
    )
    const vouched = read_only.filter(({ tool }) => tools.includes(tool) && usable.has(tool))
    return {
      kind,
      connection_id: id,
      tools: tools.filter((tool) => usable.has(tool)),
      ...(vouched.length > 0 && { read_only: vouched }),
    }
  }
}

function promptsFrom(examples: readonly string[]): string[] {
  const fitting = examples
    .map((example) => example.trim())
    .filter(({ length }) => length > 0 && length <= contract.MAX_TEXT.prompt)
  return [...new Set(fitting)].slice(0, contract.MAX_LIST.demo_prompts)
}

/** A language model has to be told what it is; an agent elsewhere knows. */
function instructionsFor(name: string, about: string): string {
  return shortened(`You are ${name}. ${about}`.trim(), contract.MAX_TEXT.instructions)
}

function firstSentence(text: string): string {
  return /^.*?[.!?؟](?=\s|$)/su.exec(text.trim())?.[0] ?? text
}

function shortened(said: string, max: number): string {
  // What a stranger's server says may hold what no database can.
  const text = said.replaceAll('\0', '').toWellFormed().trim()
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), max / 2))
    .trimEnd()
    .toWellFormed()}…`
}
