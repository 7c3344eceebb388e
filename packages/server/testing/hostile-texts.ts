import type { AgentDefinition } from '../src/own-agents/agent-definition.ts'

/** What expressions are pumped up with: blanks, letters, digits, marks, and pieces of tables, links and markup. */
const PUMPS = [
  ...[' ', '\t', '\n', '\u00a0', ' \t', ' \n', '\r\n', '\u200f'],
  ...['a', 'A', 'ا', 'و', 'é', 'ab ', 'Aa ', 'A b ', 'aA', 'من ', 'a-', 'a.', 'a,', 'a:', "a'"],
  ...['1', '1 ', '1,', '1.', '1/', '1-', '1:', '٣', '1a', '1%', '1\n', 'A 1 ', '0'],
  ...[
    '.',
    ',',
    '-',
    '(',
    ')',
    '[',
    '|',
    '"',
    '“',
    '!',
    '?',
    ':',
    '<',
    '/',
    '@',
    '=',
    '&',
    '#',
    '*',
    '`',
    '_',
    '•',
    '،',
    '؟',
  ],
  // One letter, which becomes eighteen where texts are made comparable.
  '\ufdfa',
  ...[
    '. ',
    ', ',
    '- ',
    '|a|b|\n',
    'a,b\n',
    'a\tb\n',
    '<a ',
    '<p>',
    'a@a.',
    'a.com ',
    'http://',
    '&a=b',
    '- a\n',
    '1. A\n',
    'Aa: b\n',
    '"a',
    '(a',
  ],
]

export interface HostileText {
  agent: AgentDefinition
  text: string
}

/**
 * Long and repetitive texts for every agent: each pump, each word of its demo prompts and each other word, alone, between letters, and
 * around its own prompts.
 */
export function* hostileTexts(
  agents: readonly AgentDefinition[],
  lengths: readonly number[],
  others: readonly string[] = [],
): Generator<HostileText> {
  for (const length of lengths) {
    for (const agent of agents) {
      const prompts = agent.demoPrompts.flatMap(({ text }) => [text.en, text.ar])
      const words = new Set(
        prompts.flatMap((prompt) => prompt.split(/\s+/)).filter((word) => word.length < 30),
      )
      for (const pump of [...PUMPS, ...others, ...[...words].map((word) => `${word} `)]) {
        const filled = (rest: string) =>
          pump.repeat(Math.max(1, Math.floor((length - rest.length) / pump.length)))
        const [prompt = ''] = prompts
        yield { agent, text: filled('') }
        yield { agent, text: `a${filled('ab')}b` }
        yield { agent, text: `${prompt} ${filled(`${prompt}  !`)} !` }
        yield { agent, text: `${filled(`${prompt}\n`)}\n${prompt}`.slice(0, length) }
      }
    }
  }
}
