import { expect, test } from 'vitest'
import { lexicon } from './lexicon.ts'
import { requestAndText } from './request.ts'

const text =
  'The sun is a star. It gives the earth light and heat. He said "without the sun no plant could ever grow here" and left. Please sign here.'
const arabic = 'الشمس نجم كبير. تعطي الأرض الضوء والدفء. لا تنمو النباتات دونها.'
const vocabulary = {
  find: lexicon({ quiz: 'quiz, اختبار, كويز', question: 'question, سؤال, اسئله' }),
  strong: ['quiz'],
  counted: ['question'],
}

test.each([
  [`Make a quiz from this text: ${text}`, 'Make a quiz from this text'],
  [`pls quiz: is that fine?\n${text}`, 'pls quiz: is that fine?'],
  [`${text}\n\nmake a quiz of it`, 'make a quiz of it'],
  [`${text} Could you turn that into 3 questions?`, 'Could you turn that into 3 questions?'],
  [`A quiz of 3 questions. ${text}`, 'A quiz of 3 questions.'],
  [
    `i teach 28 kids and need a quiz about this ${text}`,
    'i teach 28 kids and need a quiz about this',
  ],
  [
    `We are a small school. Please make us a quiz.\n${text}`,
    'We are a small school. Please make us a quiz.',
  ],
  [
    `Hi Mona,\ncan you make a quiz of this?\n\n${text}\n\nBest regards,\nKarim\nRoom 214`,
    'Hi Mona, can you make a quiz of this?',
  ],
  [`On Mon 3 Nov, Ali wrote:\n> ${text}\n\nquiz please`, 'quiz please'],
  [text, ''],
])('the text is told from what is asked of it: %j', (message, instruction) => {
  expect(requestAndText(message, vocabulary)).toEqual({ instruction, text })
})

test.each([
  [`سوي لي كويز من هالنص: ${arabic}`, 'سوي لي كويز من هالنص'],
  [`ابغى كويز من هالنص ${arabic}`, 'ابغى كويز من هالنص'],
  [`${arabic}\nممكن ٣ أسئلة على هذا؟`, 'ممكن ٣ أسئلة على هذا؟'],
  [
    `السلام عليكم\nأرجو إعداد اختبار\n\n${arabic}\n\nمع جزيل الشكر\nأم خالد`,
    'السلام عليكم أرجو إعداد اختبار',
  ],
])('an Arabic text is told from what is asked of it: %j', (message, instruction) => {
  expect(requestAndText(message, vocabulary)).toEqual({ instruction, text: arabic })
})

test('a request without a text leaves nothing', () => {
  expect(requestAndText('make me a quiz', vocabulary)).toEqual({
    instruction: 'make me a quiz',
    text: '',
  })
})

test.each([
  'I need three quiz questions on the moons of Saturn for grade 5 before noon',
  'could you make a quiz of the chapter I sent? it has 12 pages and my class starts at 8',
  'أحتاج كويز من خمس أسئلة عن تاريخ اللؤلؤ لطلاب الصف السابع قبل يوم الأحد',
])('what a request goes on to tell is no text: %s', (message) => {
  expect(requestAndText(message, vocabulary).text).toBe('')
})

test.each([
  [`A friend sent me this: ${text}\nplease make a quiz of it`, text],
  [`لو سمحت شيئين من هالنص: كويز وسؤال واحد. النص: ${arabic}`, arabic],
])('words that only lead to a text are no part of it: %s', (message, expected) => {
  expect(requestAndText(message, vocabulary).text).toBe(expected)
})

const notice =
  'Kindly be informed that all quiz rooms close at noon. Please leave the keys on the desk. Thank you.'
const advert =
  'Looking for a gym that families can trust? Our coaches work in every tower. Each plan has a guarantee of ten days.'
const arabicAdvert = 'هل تبحثون عن مطعم هادئ في دبي؟ مطعمنا على الخور. يفتح أبوابه كل يوم.'

test.each([
  [`is a quiz of this ok?? my friend says it is fine: ${text}`, text],
  [`How about a quiz for my class?\n\n${notice}`, notice],
  [`Quiz please\n\n${advert}`, advert],
  [`quiz ${advert}`, advert],
  [`Could you make a quiz? ${advert}`, advert],
  [
    `I was up all night with the baby, and the manager sent it twice, ${'and nobody told me why, '.repeat(12)}no joke. Can you make a quiz of it? Here is the notice: ${advert}`,
    advert,
  ],
  [`I am 68 and my glasses broke and my grandson comes at 5, make a quiz of it: ${text}`, text],
  [`The handout for the trip on Thursday is below.\n\n${text}\n\nmake a quiz of it`, text],
  [
    `عندي دوام الساعة 8 ونظارتي انكسرت وحفيدي عندي من الصبح وراسي يعورني، سووا لي كويز من هالكلام: ${arabicAdvert}`,
    arabicAdvert,
  ],
  [`ممكن كويز؟ ${arabicAdvert}`, arabicAdvert],
])(
  'no word of the text is taken for the request, and none of the request for the text: %j',
  (message, expected) => {
    expect(requestAndText(message, vocabulary).text).toBe(expected)
  },
)

test.each([
  [`النص ده لكتيب موظفين قوللي صعوبته كام: ${text}`, 'النص ده لكتيب موظفين قوللي صعوبته كام'],
  [`هالفقرة من عقد بالإنجليزي، خدامتنا تقدر تقراها؟ ${text}`, undefined],
  [`شو مستوى Flesch لهالنص\n${text}`, 'شو مستوى Flesch لهالنص'],
  [`A paragraph for my pupils in Dubai: ${arabic}`, 'A paragraph for my pupils in Dubai'],
])('a text begins where its script does: %j', (message, instruction) => {
  const found = requestAndText(message, vocabulary)
  expect(found.text).toBe(message.endsWith(arabic) ? arabic : text)
  if (instruction) expect(found.instruction).toBe(instruction)
})

test.each([`${arabic}\n${text}`, `البند ١: ${text}`])(
  'a text in two languages stays whole: %j',
  (message) => {
    expect(requestAndText(message, vocabulary)).toEqual({ instruction: '', text: message })
  },
)

const ofQuestions = { ...vocabulary, strong: ['quiz', 'question'] }
const closure =
  'The water will be off on Tuesday. Workers are going to change the main pipe in block 4. Fill some bottles tonight and keep them in the kitchen.'
const arabicClosure =
  'ستنقطع المياه يوم الثلاثاء. سيغير العمال الأنبوب الرئيسي في المبنى الرابع. املؤوا بعض القوارير الليلة وضعوها في المطبخ.'

test.each([
  'Make 3 questions from the following for our ward board.',
  'A quiz of this leaflet for the nurses on ward 5.',
  '3 questions about this so I can test my drivers.',
  'Make 3 questions from this before the meeting at 10.',
  '3 questions from this I can send to parents in our group.',
  'I run a cafe. 5 questions for new staff:',
  'from this letter give me the 2 most important questions to put on the school app.',
  'A quiz? room 5, thx.',
  'need a quiz!!! 6 questions',
  '3 questions from this, i am a nurse on duty till 7.',
  '3 questions from this news, we are a small radio.',
  'Here is a text. Make 3 questions.',
])('whom it is for and why belongs to what is asked: %j', (asked) => {
  const { text: found } = requestAndText(`${asked} ${closure}`, ofQuestions)
  expect(found).toBe(closure)
})

test.each([
  'اعمل كويز من النص التالي لمجلس القسم.',
  '3 اسئلة من هالنص لسكان البناية رقم 12.',
  'كويز من هالنص لاجتماع بكرا الساعة 10.',
  'عندي مخبز. 4 أسئلة للموظفين الجدد:',
])('the same in Arabic: %j', (asked) => {
  const { text: found } = requestAndText(`${asked} ${arabicClosure}`, ofQuestions)
  expect(found).toBe(arabicClosure)
})

test.each(['Thank you all. ', 'For years the pipe leaked. ', 'للمبنى ثلاثة أبواب. '])(
  'a text that begins so is kept: %s',
  (opening) => {
    const { text: found } = requestAndText(`Make a quiz of this: ${opening}${closure}`, ofQuestions)
    expect(found).toBe(`${opening}${closure}`)
  },
)
