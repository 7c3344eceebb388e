import type { AgentDefinition } from '../packages/server/src/own-agents/agent-definition.ts'
import { agentDefinitions } from '../packages/server/src/own-agents/all.ts'
import { languageOfRequest } from '../packages/skills/src/reading/language.ts'
import { respond } from '../packages/skills/src/respond.ts'

/** What a message may take: the longest and most awkward one that is accepted, and an ordinary one. */
const LONGEST = 20_000
const MOST_MS = { hostile: 20, usual: 5 } as const
const TODAY = '2026-11-20'
/** The fastest of so many, in time of this thread: others use the processor too. */
const TRIES = 3
const SHOWN = 15

const filled = (piece: string) => piece.repeat(Math.ceil(LONGEST / piece.length)).slice(0, LONGEST)

const HOSTILE: Readonly<Record<string, string>> = {
  'one word': filled('price '),
  'one letter': filled('a '),
  'a long word': filled('abcdefghij'),
  'Arabic words': filled('الراتب الأساسي '),
  'Arabic with marks': filled('اَلرَّاتِبُ '),
  digits: filled('1234567890'),
  numbers: filled('12 345 6.7 '),
  amounts: filled('AED 1,500 a month, '),
  'number words': filled('twenty one hundred thousand '),
  dates: filled('12/05/2027 at 3 pm '),
  commas: filled(','),
  brackets: filled('([{'),
  'nested list': filled('- a\n  - b\n    - 1. c\n'),
  tasks: filled('Ali must send the report by Sunday, not Omar. '),
  table: filled('| a | 1 | b |\n'),
  markup: filled('<div class="a"><h1>x</h1><a href="b">'),
  questions: filled('what is the total? '),
  sentences: filled('The committee decided on 3 May to pay 5% more, but Sara objected. '),
  marks: filled('?!.,;:-'),
}

interface Timed {
  agent: string
  message: string
  kind: keyof typeof MOST_MS
  ms: number
}

/** How long the agents of the store take over usual messages and over those made to hold them up. */
export function measureSkills(): void {
  const timed = agentDefinitions.flatMap(timesOf).toSorted((a, b) => share(b) - share(a))
  const tooLong = timed.filter((one) => share(one) > 1)
  console.log(
    `Agents over their messages: ${timed.length} messages, ${tooLong.length} take too long`,
  )
  for (const one of timed.slice(0, Math.max(SHOWN, tooLong.length)))
    console.log(
      `  ${share(one) > 1 ? '!' : ' '} ${one.ms.toFixed(1).padStart(6)} ms of ${MOST_MS[one.kind]}  ${one.agent.padEnd(26)} ${one.message}`,
    )
}

const share = ({ ms, kind }: Timed) => ms / MOST_MS[kind]

function timesOf(agent: AgentDefinition): Timed[] {
  const prompts = agent.demoPrompts.flatMap(({ text }) => [text.en, text.ar])
  const usual = prompts.map((text) => [text.replaceAll('\n', ' ').slice(0, 60), text] as const)
  const repeated = prompts
    .slice(0, 2)
    .map(
      (text, at) =>
        [`its prompt again and again, ${at ? 'Arabic' : 'English'}`, filled(`${text}\n`)] as const,
    )
  const time = ([message, text]: readonly [string, string], kind: Timed['kind']): Timed => ({
    agent: agent.slug,
    message,
    kind,
    ms: fastest(agent, text),
  })
  return [
    ...usual.map((one) => time(one, 'usual')),
    ...[...Object.entries(HOSTILE), ...repeated].map((one) => time(one, 'hostile')),
  ]
}

function fastest({ skills }: AgentDefinition, text: string): number {
  const language = languageOfRequest(text)
  const times = Array.from({ length: TRIES }, (_, at) => {
    // A message that was read just now is not read again.
    const ask = { text: `${text.slice(0, -1)}${at}`, language, today: TODAY }
    const before = process.threadCpuUsage()
    respond(skills, ask)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}
