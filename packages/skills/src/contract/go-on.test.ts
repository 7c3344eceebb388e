import { expect, test } from 'vitest'
import { contractClauseScanner } from '../contract-clause-scanner.ts'
import { answerAfter } from '../follow-up/answer-after.ts'

const contract =
  'check this: 1. Payment. The Client shall pay AED 8,500 per month within 14 days of invoice. Late payments bear interest at 3% per month. 2. Termination. The Contractor may terminate this Agreement at any time without notice.'

test('a question is answered from the contract before, and from nothing else in it', () => {
  const answer = answerAfter([contractClauseScanner], contract, 'how much notice to end it?')
  expect(answer).toContain('at any time without notice')
  expect(answer).not.toContain('AED 8,500')
})

test('a figure is supposed to be another', () => {
  const answer = answerAfter([contractClauseScanner], contract, 'what if the late interest is 2%?')
  expect(answer).toContain('24 % a year')
})

const gym =
  'check this:\n1. Term. This membership runs for 12 months from 1 December 2026.\n2. Renewal. It shall automatically renew for a further 12 months unless the member gives 75 days written notice.\n3. Fee. The member shall pay AED 350 per month.\n4. Changes. The gym may change these terms at any time without the consent of the member.'

test.each([
  ['what if they make it 30 days notice instead of 75', 'gives 30 days written notice'],
  ['they agreed to 30 days', 'gives 30 days written notice'],
  ['what if it runs 24 months not 12', 'runs for 24 months'],
  ['fee 400 now', 'AED 400 per month'],
])('“%s” changes the figure that it means and no other', (message, words) => {
  const answer = answerAfter([contractClauseScanner], gym, message)
  expect(answer).toContain(words)
  expect(answer).toContain('renew for a further 12 months')
})

test('a bare figure changes again what was changed last', () => {
  const answer = answerAfter([contractClauseScanner], gym, '30 days notice instead', 'no sorry, 45')
  expect(answer).toContain('gives 45 days written notice')
})

test('what to ask is told of the clause that is meant, by name, by number or as it', () => {
  const asked = answerAfter([contractClauseScanner], gym, 'what do i ask them on the renewal one')
  expect(asked).toContain('Can renewal need your written agreement')
  expect(asked).not.toContain('AED 350')
  const numbered = answerAfter([contractClauseScanner], gym, 'and clause 4?')
  expect(numbered).toContain('One side may change what was agreed')
  const added = answerAfter(
    [contractClauseScanner],
    gym,
    'and it also says: the gym may terminate this agreement at any time without notice',
    'what should i ask about it',
  )
  expect(added).toContain('May both sides end it')
  expect(added).not.toContain('AED 350')
})

test('a clause that was taken out is judged no more', () => {
  const answer = answerAfter([contractClauseScanner], gym, 'they removed clause 4')
  expect(answer).not.toContain('Change by one side')
})

test('texts that were sent one after the other are compared, and gone back to', () => {
  const other =
    'and this one: 1. The Landlord may terminate this Agreement at any time without notice. 2. The tenant shall pay AED 5000 monthly.'
  const compared = answerAfter([contractClauseScanner], gym, other, 'which is worse?')
  expect(compared).toContain('the heavier is text 1')
  const back = answerAfter([contractClauseScanner], gym, other, 'back to the gym one')
  expect(back).toContain('gives 75 days written notice')
})

test('a late fee that is not high is told by the year too', () => {
  const answer = answerAfter(
    [contractClauseScanner],
    gym,
    'forgot this line\n5. Late payment. Unpaid fees bear interest at 1% per month.',
  )
  expect(answer).toContain('12 % a year')
})

test.each([
  ['قبل كم يوم لازم ابلغهم اذا ما ابي اجدد؟', 'قبل 90 يوما'],
  ['قالوا 30 يوم بدل 90', 'قبل 30 يوما'],
  ['شالوا البند 1', 'التجديد التلقائي'],
])('«%s» عن عقد سابق', (message, part) => {
  const arabic =
    'راجع العقد: البند 1: يدفع المستأجر 60,000 درهم سنويا على أربع دفعات. البند 2: يتجدد العقد تلقائيا لمدة مماثلة ما لم يخطر أحد الطرفين الآخر كتابة قبل 90 يوما.'
  expect(answerAfter([contractClauseScanner], arabic, message)).toContain(part)
})

test('a supposed figure that could be several is asked back with what the text is about', () => {
  const wages =
    'check this: 1. The worker is paid AED 2,500 per month. 2. If the worker leaves before 2 years he pays AED 5,000. 3. The company may end this contract at any time without notice.'
  const answer = answerAfter([contractClauseScanner], wages, 'what if it is 4000')
  expect(answer).toContain('Termination and notice')
  expect(answer).toContain('To answer this I need')
})

test.each([
  ['رضوا ينزلون الغرامه ل 1% فالشهر زين جي؟', '12'],
  ['وافقوا على 1% غرامة', '12'],
])('«%s» هو الرقم الذي صار في العقد', (message, part) => {
  const office =
    'بوقع ايجار مكتب: البند 1: مدة العقد سنتان تبدأ من 1 يناير 2027. البند 2: يدفع المستأجر 9,500 درهم شهريًا وتستحق غرامة تأخير 1.75% شهريًا.'
  expect(answerAfter([contractClauseScanner], office, message)).toContain(`${part} % سنويًا`)
})

test('a figure that they agreed to lower stands in the text', () => {
  const fee =
    'check this: 1. Late payment. Unpaid fees bear interest at 2% per month. 2. Either party may end this contract with 30 days written notice.'
  expect(answerAfter([contractClauseScanner], fee, 'they agreed to drop it to 1%, ok?')).toContain(
    '12 % a year',
  )
})
