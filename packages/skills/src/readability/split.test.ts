import { expect, test } from 'vitest'
import { swapsIn } from './advice.ts'
import { looseSplit, splitPoint } from './split.ts'

test.each([
  [
    'Prior to commencing operation of the generator, the responsible technician shall ascertain that adequate ventilation is available and that all electrical connections have been inspected.',
    'adequate ventilation is available',
  ],
  [
    'If the vehicle is involved in a collision with another vehicle or a pedestrian, the driver must stop immediately, switch on the hazard lights and notify the police by telephone without delay.',
    'on the hazard lights',
  ],
  [
    'To ensure the safety of all residents during the replacement of the lift cables, the maintenance team will close both lifts from eight in the morning until four in the afternoon.',
    undefined,
  ],
  [
    'Tenants are obligated to remit rental payments no later than the fifth day of each calendar month, failing which supplementary charges shall be applicable.',
    undefined,
  ],
  [
    'The school will be closed on Thursday because the water pipes in the main hall are being replaced and the teachers will send the homework by email.',
    'hall are being replaced',
  ],
])('an opening is no half that stands: %s', (sentence, place) => {
  expect(splitPoint(sentence, 'en')).toBe(place)
})

test.each([
  [
    'تستهدف الاستراتيجية الوطنية للاستدامة تخفيض الانبعاثات الكربونية من خلال تطوير التكنولوجيا المستخدمة في محطات التوليد وتشجيع المستثمرين على الانتقال إلى مصادر الطاقة المتجددة.',
    undefined,
  ],
  [
    'بعد الانتهاء من أعمال الصيانة في المبنى الرئيسي التي استمرت ثلاثة أسابيع ستعود العيادة إلى استقبال المرضى يوم الأحد القادم من الساعة الثامنة صباحا في الطابق الثاني.',
    undefined,
  ],
  [
    'يلتزم المورد بتسليم البضاعة في الموعد المتفق عليه في العقد ويتحمل جميع المصاريف الناتجة عن أي تأخير في التسليم إلى المخازن الرئيسية.',
    'المتفق عليه في العقد',
  ],
])('a noun behind a joining و begins no sentence: %s', (sentence, place) => {
  expect(splitPoint(sentence, 'ar')).toBe(place)
})

test('of phrases that overlap the longest is swapped', () => {
  expect(
    swapsIn(
      'Failure to comply with these requirements may necessitate expensive repairs in the event of a fault.',
      'en',
    ),
  ).toEqual([
    { from: 'failure to comply with', to: 'not following' },
    { from: 'in the event of', to: 'if there is' },
    { from: 'requirements', to: 'rules' },
    { from: 'necessitate', to: 'need' },
  ])
})

test.each([
  [
    'يلتزم الطرف الثاني بتعويض الطرف الأول تعويضا كاملا عن جميع الأضرار والمصروفات والخسائر الناتجة عن إخلاله بالتزاماته المنصوص عليها في هذه الاتفاقية وملاحقها.',
    'ar',
    { after: 'جميع الأضرار والمصروفات والخسائر', from: 'الناتجة عن إخلاله' },
  ],
  [
    'To ensure the safety of all residents during the replacement of the lift cables, the maintenance team will close both lifts from eight in the morning until four in the afternoon.',
    'en',
    { after: 'will close both lifts', from: 'from eight in' },
  ],
] as const)(
  'a long sentence without a joint still says where it can stop: %s',
  (sentence, language, place) => {
    expect(looseSplit(sentence, language)).toEqual(place)
  },
)
