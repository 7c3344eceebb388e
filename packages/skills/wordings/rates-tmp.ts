import { skills } from '../src/all.ts'
import { measure } from './measure.ts'
import * as t from './trials.ts'
const trials: [string, t.Trial, number, number][] = [
  ['asWritten', t.asWritten, .97,.005],['irrelevant', t.withIrrelevantNumber,.99,.005],['claim', t.withClaim,.97,.005],
  ['unknown15', t.withUnknownWords,.9,.03],['noNames', t.withoutKnownNames,.75,.02],['typo', t.withTypingError,.9,.07],
  ['leftOut', t.withoutOne,.95,.005],['later', t.answeredLater,.95,.01],['swapped', t.withTwoSwapped,.95,.04],['twoValues', t.withTwoValues,.95,.04]]
const [frames, names, count='1100', shown='0'] = process.argv.slice(2)
for (const { name, frame } of skills) {
  if (!frame || (frames !== 'all' && !frames!.split(',').includes(name))) continue
  const row: string[] = []
  for (const [trial, run, right, wrong] of trials) {
    if (names && names !== 'all' && !names.split(',').includes(trial)) continue
    const cells = (['en','ar'] as const).map((language) => {
      const m = measure(frame, language, Number(count), run)
      const many = (s: number, a: number) => Math.round(s*m.count) > Math.max(1, a*m.count)
      const bad = many(1-m.right,1-right)||many(m.wrong,wrong)
      if (bad || process.env.ALL) { console.log(`${bad ? 'MISS' : 'ok'} ${name} ${trial} ${language} n=${m.count} right=${(m.right*100).toFixed(1)} wrong=${(m.wrong*100).toFixed(1)}`)
        for (const e of m.examples.slice(0, Number(shown))) console.log('   ' + e) }
      return m.count ? `${(m.right*100).toFixed(1)} (${(m.wrong*100).toFixed(1)})` : '–'
    })
    row.push(cells.join(' · '))
  }
  console.log(`| ${name} | ${row.join(' | ')} |`)
}
