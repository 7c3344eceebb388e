import type { Language } from '@wakeel/contract'

/** What people say beside their request. Its numbers mean nothing, and nothing of it is asked. */
export type Remark = Record<Language, readonly string[]>

export const REMARKS = {
  licence: {
    en: [
      'my licence number is 774120',
      'trade licence 48213 if you need it',
      'our PO box is 33517',
      'my file number is 20931',
    ],
    ar: [
      'رقم رخصتنا 774120',
      'الرخصة التجارية 48213 إذا احتجتها',
      'صندوق بريدنا 33517',
      'رقم ملفي 20931',
    ],
  },
  phone: {
    en: [
      'my number is 050 664 1187',
      'call me on 0501234567 if anything',
      'whatsapp me on +971 50 664 1187',
      'you can reach me at 055 123 4567 after 6',
    ],
    ar: [
      'رقمي 050 664 1187',
      'دق علي على 0501234567 لو في شي',
      'واتسابي ‎+971 50 664 1187',
      'تقدر تكلمني على 055 123 4567 بعد الساعة 6',
    ],
  },
  address: {
    en: [
      'I am in flat 1204',
      'our office is on the 14th floor',
      'we sit in tower 3, room 214',
      'I live in building 42, apartment 907',
    ],
    ar: [
      'أنا ساكن في شقة 1204',
      'مكتبنا في الطابق 14',
      'نحن في برج 3 غرفة 214',
      'ساكن بناية 42 شقة 907',
    ],
  },
  staff: {
    en: [
      'we are 12 people in the office',
      'there are 35 of us here',
      'I have 3 kids running around me',
    ],
    ar: ['احنا 12 موظف بالمكتب', 'عددنا 35 شخص هنا', 'عندي 3 أولاد يركضون حولي'],
  },
  year: {
    en: [
      'we have been around since 2016',
      'I moved here in 2019',
      'I first asked about this in 2023',
      'our shop opened in 2011',
    ],
    ar: [
      'احنا موجودين من 2016',
      'انتقلت هنا في 2019',
      'سألت عن الموضوع أول مرة في 2023',
      'محلنا مفتوح من 2011',
    ],
  },
  lastYear: {
    en: [
      'last year an agency took 4,200 from us for this',
      'the last guy charged me AED 350 to answer this and got it wrong',
      'last time somebody asked 90 dirhams just to look at it',
      'the last consultant we hired wanted 1,800 for the same thing',
      'two years ago a company billed us 2,750 and did nothing',
      'a freelancer asked 600 dirhams for this yesterday',
    ],
    ar: [
      'السنة الماضية مكتب أخذ منا 4,200 على نفس الشي',
      'آخر واحد أخذ مني 350 درهم عشان يجاوب وطلع غلطان',
      'المرة اللي فاتت واحد طلب 90 درهم بس عشان يشوفها',
      'آخر مستشار جبناه كان يبغى 1,800 على نفس الموضوع',
      'قبل سنتين شركة حاسبتنا 2,750 وما سوت شي',
      'واحد فريلانسر طلب 600 درهم على هذا أمس',
    ],
  },
  claim: {
    en: [
      'my friend says it is about 7,500 but he is always wrong',
      'my cousin swears the answer is 42',
      'somebody in the office claimed it is 12%',
      'my mate reckons it should be around 900',
    ],
    ar: [
      'صاحبي يقول تقريبا 7,500 بس هو دايم غلطان',
      'ابن عمي يحلف إن الجواب 42',
      'واحد بالمكتب زعم إنها 12%',
      'رفيقي يظن إنها حوالي 900',
    ],
  },
  timeOfDay: {
    en: [
      'it is 6:45 am here and I have not slept',
      'I am writing this at 2 am',
      'my shift ends at 11 pm',
      "it's nearly midnight and I still have dishes to do",
    ],
    ar: [
      'الساعة 6:45 الصبح وأنا ما نمت',
      'عم بكتب هذا الساعة 2 الفجر',
      'دوامي يخلص الساعة 11 بالليل',
      'الساعة قربت 12 بالليل ولسه عندي مواعين',
    ],
  },
  ageOfAnother: {
    en: [
      'my uncle is 71 and says hello',
      'my neighbour, 64 years old, told me about you',
      'my brother who is 38 uses this app too',
      'my nephew, aged 19, showed me this website',
    ],
    ar: [
      'خالي عمره 71 ويسلم عليك',
      'جارتي عمرها 64 سنة هي اللي قالت لي عنك',
      'أخوي عمره 38 ويستخدم التطبيق هذا',
      'ابن أختي عمره 19 هو اللي دلني على هالموقع',
    ],
  },
  career: {
    en: [
      'I taught for 31 years before I retired',
      'I drove a taxi for 14 years so I am no expert',
      'my father ran a shop for 22 years',
    ],
    ar: ['درّست 31 سنة قبل ما أتقاعد', 'سقت تكسي 14 سنة يعني مب خبير', 'أبوي كان عنده دكان 22 سنة'],
  },
  before: {
    en: [
      "hi sorry for the long message, I'm dictating this on the way back from my night shift",
      'hey hope you are having a nice weekend, long time no talk',
      'good morning dear, first time I use this so be patient with me please',
      'ok so this is probably a silly one but here goes',
      'Salam, sorry to bother you again, my phone died in the middle of typing',
      'Hello team, apologies in advance if this is in the wrong place',
      'pardon my english, it is not my first language',
      'bear with me, I am typing with one hand while holding the baby',
      "hey there, how's it going? hope all is well on your side",
      'this is my third attempt, the app crashed twice',
      'greetings from rainy Manchester',
      'sorry for the typos, autocorrect is killing me',
      'I am in a meeting so please keep it short',
    ],
    ar: [
      'السلام عليكم معلش عم بحكي وانا بالسيارة',
      'صباح الخير، آسف على الإطالة وأنا أكتب من الجوال',
      'هلا والله، أول مرة أستخدم التطبيق فاصبر علي شوي',
      'مساء النور يا غالي، سامحني على الإزعاج',
      'مرحبا كيفك؟ إن شاء الله بخير، راجع من الدوام وتعبان',
      'مساء الخير يا جماعة وآسف إذا كان السؤال مو بمكانه',
      'اعذروني لغتي مش قوية',
      'تحملني شوي عم بكتب بإيد وحدة والبيبي بالإيد التانية',
      'هلا شخبارك؟ عساك طيب',
      'هذي ثالث مرة أحاول والتطبيق يعلق',
      'تحياتي لكم من العين',
      'معذرة على الأخطاء الكيبورد مجنني',
      'أنا باجتماع فخليها مختصرة',
    ],
  },
  behind: {
    en: [
      'thanks a lot, you are a lifesaver',
      'Sent from my iPhone',
      'Best regards,\nMariam Al Suwaidi\nOperations | Al Noor Trading LLC',
      'no rush, whenever you have a minute. have a great day!',
      'cheers mate, really appreciate it, I hate doing this stuff',
      'much obliged, god bless you',
      "ok that's all from me, ciao",
    ],
    ar: [
      'مشكور وما قصرت، الله يعطيك العافية',
      'أرسلت من الآيفون',
      'مع تحياتي،\nمريم السويدي\nقسم العمليات',
      'خذ راحتك ما في استعجال، يومك سعيد',
      'تسلم يا ذوق، تعبتك معي، أكره هالأشياء',
      'الله يجزاك خير ويبارك فيك',
      'هذا كل شي من عندي، مع السلامة',
    ],
  },
} as const satisfies Record<string, Remark>

/** What is no aside for an agent that works with such values. */
export const NOT_ASIDE_FOR: Partial<Record<keyof typeof REMARKS, readonly string[]>> = {
  career: ['end-of-service-gratuity'],
  timeOfDay: ['converter-calendar-desk', 'hydration-heat-planner'],
}
