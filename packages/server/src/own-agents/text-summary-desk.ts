import { textSummariser } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

const water = {
  en: 'The UAE Cabinet approved a new water strategy on Monday. The strategy aims to cut water demand by 21 per cent by 2036. It was presented by the Ministry of Energy and Infrastructure. Officials said that desalination supplies most of the drinking water. Leaks in old pipes waste a tenth of the supply. The strategy therefore sets targets for leaks, desalination and reuse of treated water. A progress report on the water strategy will be published every year.',
  ar: 'أعلنت هيئة الطرق والمواصلات عن توسعة شبكة المترو في دبي. تشمل التوسعة خطًا جديدًا بطول 30 كيلومترًا و14 محطة. سيبدأ تشغيل الخط الجديد في عام 2029. وتتوقع الهيئة أن ينقل المترو أكثر من 300 ألف راكب يوميًا. وقال المدير العام إن المترو يقلل الازدحام. كما ستضاف مواقف للسيارات قرب المحطات.',
}
const sales = {
  en: 'Sales rose 12% in the third quarter. The growth came from the Dubai stores. Online sales fell because of delivery delays. Management hired a second courier to fix delivery delays. Costs rose by 3% due to rent. The board expects sales growth of 8% next quarter.',
  ar: 'ارتفعت المبيعات 12% في الربع الثالث. جاء النمو من متاجر دبي. تراجعت المبيعات الإلكترونية بسبب تأخر التوصيل. تعاقدت الإدارة مع شركة توصيل ثانية لمعالجة تأخر التوصيل. زادت التكاليف 3% بسبب الإيجار. ويتوقع المجلس نمو المبيعات 8% في الربع القادم.',
}

export const textSummaryDesk: AgentDefinition = {
  slug: 'text-summary-desk',
  emoji: '📝',
  category: 'productivity',
  name: { en: 'Text Summary Desk', ar: 'مكتب تلخيص النصوص' },
  shortDescription: {
    en: 'Long texts in a few of their own sentences, never one that is not in them',
    ar: 'نصوص طويلة في جمل قليلة منها، دون أي جملة ليست فيها',
  },
  description: {
    en: 'Paste a report, article or email, in English or Arabic, and say how long: one sentence, five bullets, fifty words. You get the most central sentences, word for word, with key terms.',
    ar: 'الصق تقريرًا أو مقالًا أو رسالة بالعربية أو الإنجليزية وحدد الطول: جملة واحدة أو خمس نقاط أو خمسون كلمة، لتحصل على أهم الجمل كما وردت مع المصطلحات الأساسية.',
  },
  fullDescription: {
    en: '## What it does\n\n- Picks the sentences that share most of the text’s vocabulary, keeps their order and changes no word\n- Counts in sentences, bullets or words\n- Gives key terms and how far the text was shortened\n\n## How\n\nExtractive, centroid-based (Radev et al., 2004), with a stated bias to the opening sentence. It adds nothing and rephrases nothing.',
    ar: '## ما يفعله\n\n- يختار الجمل الأكثر اشتراكًا في مفردات النص ويحفظ ترتيبها ولا يغيّر كلمة\n- يحدد الطول بالجمل أو النقاط أو الكلمات\n- يذكر المصطلحات الأساسية ونسبة الاختصار\n\n## كيف\n\nتلخيص استخلاصي بمركز النص (Radev وآخرون، 2004) مع ميل معلن إلى الجملة الأولى. لا يضيف شيئًا ولا يعيد الصياغة.',
  },
  instructions:
    'You shorten texts that people paste. Use the skill to choose sentences; quote them exactly and in order and never add, merge or rephrase. When no text was pasted, ask for it with an example. Answer in the language of the request (English or Arabic).',
  skills: [textSummariser],
  needs: {
    en: ['The text', 'How long the summary should be, if you like'],
    ar: ['النص', 'طول الملخص إن رغبت'],
  },
  never: {
    en: ['Writes a sentence that is not in your text', 'Keeps your text'],
    ar: ['لا يكتب جملة ليست في نصك', 'لا يحتفظ بنصك'],
  },
  demoPrompts: [
    {
      text: {
        en: `Summarise in 2 sentences: ${water.en}`,
        ar: `لخّص النص التالي في جملتين: ${water.ar}`,
      },
      expect: {
        en: [
          '2 of 7 sentences',
          'The UAE Cabinet approved a new water strategy on Monday.',
          'The strategy therefore sets targets for leaks, desalination and reuse of treated water.',
          'water (5)',
        ],
        ar: [
          'جملتان من أصل 6',
          'أعلنت هيئة الطرق والمواصلات عن توسعة شبكة المترو في دبي.',
          'تشمل التوسعة خطًا جديدًا بطول 30 كيلومترًا و14 محطة.',
          'المترو (3)',
        ],
      },
    },
    {
      text: {
        en: `Give me 3 bullets of this text:\n\n${sales.en}`,
        ar: `أعطني 3 نقاط من هذا النص:\n\n${sales.ar}`,
      },
      expect: {
        en: [
          '3 of 6 sentences',
          '- Sales rose 12% in the third quarter.',
          '- Online sales fell because of delivery delays.',
          'sales (3)',
        ],
        ar: ['3 جمل من أصل 6', '- ارتفعت المبيعات 12% في الربع الثالث.', 'المبيعات (3)'],
      },
    },
    {
      text: { en: `In one sentence please: ${sales.en}`, ar: `لخص في جملة واحدة: ${sales.ar}` },
      expect: {
        en: ['1 of 6 sentences', 'Sales rose 12% in the third quarter.'],
        ar: ['جملة واحدة من أصل 6', 'المبيعات'],
      },
    },
  ],
  price: { model: 'per_use', fils: 150 },
}
