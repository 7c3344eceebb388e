import type { connections as contract } from '@wakeel/contract'
import type { Manifest } from '../remotes/manifest.ts'
import { said } from '../remotes/said.ts'
import { findEncoded } from './encoded-text.ts'
import { findHidden, hiddenText, withoutHidden } from './hidden-characters.ts'
import { ordersIn } from './orders-in.ts'

type Injection = contract.Injection

const MAX_FOUND = 50
const MAX_PASSAGE = 300

/** Every order that hides in what an other end says of itself: names and texts, also those inside of schemas. */
export function findInjections({ identity, tools }: Manifest): Injection[] {
  const found: Injection[] = []
  const look = (tool: string | null, fields: Readonly<Record<string, unknown>>) => {
    for (const [field, value] of Object.entries(fields))
      for (const text of textsIn(value))
        for (const one of injectionsIn(text)) {
          if (found.length >= MAX_FOUND) return
          found.push({ ...one, tool: tool && said(tool, 200), field: said(field, 60) })
        }
  }
  look(null, identity)
  for (const tool of tools) look(tool.name, tool)
  return found
}

/** Also the names of fields: those of a tool's parameters are read as well. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  const names = Array.isArray(value) ? [] : Object.keys(value)
  return [...names, ...Object.values(value).flatMap(textsIn)]
}

/** One of each kind, with the passage. */
export function injectionsIn(text: string): Pick<Injection, 'kind' | 'passage'>[] {
  const hidden = findHidden(text)
  const encoded = findEncoded(text)
  const markup = findMarkup(text)
  const seen = `${withoutHidden(text)} ${hiddenText(text)}`
  return [
    ...(hidden === undefined ? [] : [{ kind: 'hidden_characters' as const, passage: hidden }]),
    ...(encoded === undefined ? [] : [{ kind: 'encoded' as const, passage: encoded }]),
    ...(markup === undefined ? [] : [{ kind: 'marked_for_model' as const, passage: markup }]),
    ...ordersIn(seen),
  ]
}

/** What stands there for a model and not for people: comments, and the marks of prompts. */
const MARKUP = [
  /<!--/,
  /<\|[a-z_]{2,20}\|>/i,
  /\[\/?(?:INST|SYS|SYSTEM)\]/i,
  /<<\/?SYS>>/i,
  /(?:^|[\n.!?])\s{0,10}(?:SYSTEM|DEVELOPER|ASSISTANT) ?:/,
  /<\/?(?:important|hidden|system|secret|instructions?|critical|admin|developer|assistant|internal)\b[a-z_ -]{0,30}>/i,
]

function findMarkup(text: string): string | undefined {
  for (const pattern of MARKUP) {
    const at = text.search(pattern)
    if (at !== -1)
      return text
        .slice(at, at + MAX_PASSAGE)
        .toWellFormed()
        .trim()
  }
  return undefined
}
