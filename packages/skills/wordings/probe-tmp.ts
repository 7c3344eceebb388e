import { matchConcepts } from '../src/understanding/match-concepts.ts'
import { readMessage } from '../src/understanding/read-message.ts'
import { fill } from '../src/understanding/fill.ts'
import { skills } from '../src/all.ts'
const [frame, ...texts] = process.argv.slice(2)
const f = skills.find((s) => s.name === frame)?.frame
for (const text of texts) {
  console.log('#', text)
  const m = readMessage(text, '2026-11-20')
  console.log('  read:', m.concepts.map((c) => `${c.concept}[${text.slice(c.start,c.end)}]`).join(' '), '|', m.mentions.map((x) => `${x.kind}:${x.written}:${x.doubt}`).join(' '))
  if (f) for (const x of fill(f, m).slice(0,3)) console.log('   ', x.goal, x.cost.toFixed(2), JSON.stringify(Object.fromEntries(Object.entries(x.values).map(([k,l])=>[k,(l as any[]).map((v)=>v.mention?.written??v.option).join('|')]))), 'missing', JSON.stringify(x.missing))
}
