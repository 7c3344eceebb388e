import { conversationsOf, playConversations } from '../packages/server/testing/conversations.ts'
import { outcomesOf, rightWordings, sharesOf } from '../packages/server/testing/varied-wordings.ts'
import { answerTo, faultsOf, readWordings } from '../packages/server/testing/wordings.ts'
import { variations } from '../packages/skills/wordings/variations.ts'

// npm run wordings -- practice/e              what agents make of these requests: those that are missed, with what their answers lack
// npm run wordings -- practice/e pe-003       of one of them, the whole answer; any word of an id or an agent chooses
// npm run wordings -- --talk c3a              the same of conversations, message by message
// npm run wordings -- --vary                  which share of all that are right stays right, said otherwise, and the ids of those that break
// npm run wordings -- --vary "two slips"      of one variation, what breaks and how

const [file, ...words] = process.argv.slice(2)
if (!file) throw new Error('Name a file of requests, such as practice/e or blind/round-1.')

if (file === '--vary') vary(words[0])
else if (file === '--talk') talk(words[0] ?? '', words.slice(1))
else ask(file)

function ask(file: string): void {
  const wordings = readWordings(file).filter(
    ({ id, agent }) => words.length === 0 || words.some((word) => `${id} ${agent}`.includes(word)),
  )
  let right = 0
  for (const wording of wordings) {
    const answer = answerTo(wording)
    const faults = faultsOf(wording, answer)
    if (faults.length === 0) right += 1
    if (faults.length === 0 && words.length === 0) continue
    console.log(`\n# ${wording.id} ${wording.agent} (${wording.kind})\n${wording.message}\n`)
    console.log(faults.map((fault) => `!! ${fault}\n`).join(''))
    console.log(`-> ${words.length > 0 ? answer : answer.slice(0, 300)}\n(${wording.why})`)
  }
  console.log(`\n${right} of ${wordings.length} hold their facts`)
}

function talk(file: string, words: string[]): void {
  const said = playConversations(conversationsOf(file)).filter(
    ({ id }) => words.length === 0 || words.some((word) => id.includes(word)),
  )
  for (const { id, message, answer, faults } of said) {
    if (faults.length === 0 && words.length === 0) continue
    console.log(`\n# ${id}\n${message}\n\n${faults.map((fault) => `!! ${fault}\n`).join('')}`)
    console.log(`-> ${words.length > 0 ? answer : answer.slice(0, 300)}`)
  }
  const right = said.filter(({ faults }) => faults.length === 0).length
  console.log(`\n${right} of ${said.length} hold their facts`)
}

function vary(only: string | undefined): void {
  const chosen = variations.filter((variation) => only === undefined || variation === only)
  const outcomes = outcomesOf(rightWordings(), chosen)
  const broken = outcomes.filter(({ faults }) => faults.length > 0)
  if (only)
    for (const { id, agent, message, faults, answer } of broken)
      console.log(
        `\n# ${id} ${agent}\n${message}\n\n!! ${faults.join('\n!! ')}\n-> ${answer.slice(0, 300)}`,
      )
  for (const [name, { count, held, asked }] of sharesOf(outcomes, 'variation')) {
    const ids = broken.filter(({ variation, language }) => name === `${variation} ${language}`)
    const share = ((100 * held) / count).toFixed(1).padStart(5)
    console.log(
      `${name.padEnd(24)} ${share}% of ${count}, ${count - held} broken, ${asked} of them asked`,
    )
    if (ids.length > 0) console.log(`    ${ids.map(({ id }) => id).join(' ')}`)
  }
  const held = outcomes.length - broken.length
  console.log(`\n${held} of ${outcomes.length} hold their facts`)
}
