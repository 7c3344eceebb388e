import type { Bilingual } from '@wakeel/contract'
import { LegalPage, type LegalText } from '../legal/legal-page.tsx'
import { OperatorText } from '../legal/operator-text.tsx'
import { hasOwnText, storeName, storeNameAr } from '../shell/operator.ts'

export const text: Bilingual<LegalText> = {
  en: {
    title: 'Terms of use',
    since: '2026-11-30',
    lead: `${storeName} is a store of agents that work. These terms say what you may expect of it and what it expects of you.`,
    sections: [
      {
        title: 'Trying agents',
        paragraphs: [
          'Every agent can be run three times for free, with or without an account. A run that fails, that gives no answer, or that you cancel before its answer begins is not counted.',
          'Do not work around the limit, overload the store, or use an agent for what the law of the UAE forbids.',
        ],
      },
      {
        title: 'What an answer is',
        paragraphs: [
          'Agents calculate by the rules and sources they name, on the figures you give. They can be wrong, and rules change: check what matters before you act on it.',
          'Answers are not legal, tax, financial or medical advice.',
        ],
      },
      {
        title: 'Your account',
        paragraphs: [
          'One account belongs to one person. Keep the password to yourself; you can sign out every device under Security in your account.',
          'We may suspend an account that breaks these terms. You can delete yours at any time in the settings.',
        ],
      },
      {
        title: 'Reviews',
        paragraphs: [
          'You may review each agent once, and change your review later. Write about what you asked and what came back; no advertising, no insults, nothing about other people.',
          'Reviews by people who have run the agent are marked. Sample reviews, if the store holds any, are marked too.',
        ],
      },
      {
        title: 'Prices',
        paragraphs: [
          'Nothing is charged unless you order it. The price of a single agent holds VAT. A plan’s VAT is shown as a line of its own before you pay, and PayPal charges the dollars that stand beside the dirhams.',
          'A plan is renewed at the end of each period, at its list price, until you cancel it; it then runs to the end of the period you have paid for. An offer holds for the first period.',
          'A run that gives no answer costs nothing.',
          'A run that a plan includes pays the creator of the agent a share of what you paid for the plan; it costs you nothing more.',
          'A higher price of an agent is announced on its page, and by email to those who pay for it, 14 days before it takes effect. A lower one takes effect at once.',
          'An agent that you bought runs for as long as its creator keeps it in the store. When it leaves, you are told by email; a month is then not renewed, and within the 30 days you can have your money back.',
        ],
      },
      {
        title: 'Wallet',
        paragraphs: [
          'Money in your wallet is spent on runs and agents in this store and earns no interest. You can set a monthly cap and a limit for each run. If you delete your account, what is left in the wallet is kept for you as unclaimed, and so is what you earned as a creator below the smallest payout; while more than that is owed to you, the account cannot be deleted.',
        ],
      },
      {
        title: 'Money back',
        paragraphs: [
          'Within 30 days of a payment you can have its money back from the Billing tab of your account: for a plan all of it, and the plan ends at once; for a top-up what you have not spent; for an agent all of it, and you can no longer run it without paying.',
          'This is for trying: it holds once for each agent, and once for plans. What you buy again after that stays paid.',
        ],
      },
      {
        title: 'Law',
        paragraphs: [
          'These terms follow the law of the United Arab Emirates. The Arabic text decides where the two differ.',
        ],
      },
    ],
  },
  ar: {
    title: 'شروط الاستخدام',
    since: '2026-11-30',
    lead: `${storeNameAr} متجر لوكلاء يعملون. توضّح هذه الشروط ما لك أن تنتظره منه وما ينتظره منك.`,
    sections: [
      {
        title: 'تجربة الوكلاء',
        paragraphs: [
          'يمكن تشغيل كل وكيل ثلاث مرات مجانًا، بحساب أو من دونه. والتشغيل الذي يتعذّر أو لا يعطي إجابة أو تلغيه قبل أن تبدأ الإجابة لا يُحتسب.',
          'لا تتحايل على الحد، ولا تُثقل على المتجر، ولا تستخدم وكيلًا فيما يمنعه قانون دولة الإمارات.',
        ],
      },
      {
        title: 'ما هي الإجابة',
        paragraphs: [
          'يحسب الوكلاء بالقواعد والمصادر التي يذكرونها وبالأرقام التي تعطيها. وقد يخطئون، والقواعد تتغيّر: تحقق مما يهمّك قبل أن تعمل به.',
          'الإجابات ليست استشارة قانونية أو ضريبية أو مالية أو طبية.',
        ],
      },
      {
        title: 'حسابك',
        paragraphs: [
          'الحساب الواحد لشخص واحد. احتفظ بكلمة المرور لنفسك، ويمكنك تسجيل خروج كل الأجهزة من قسم «الأمان» في حسابك.',
          'قد نوقف حسابًا يخالف هذه الشروط. ويمكنك حذف حسابك في أي وقت من الإعدادات.',
        ],
      },
      {
        title: 'المراجعات',
        paragraphs: [
          'لك أن تراجع كل وكيل مرة واحدة وأن تعدّل مراجعتك لاحقًا. اكتب عمّا سألت وما جاءك؛ بلا إعلان ولا إساءة ولا شيء عن الآخرين.',
          'مراجعات من استخدموا الوكيل معلَّمة، والمراجعات النموذجية، إن وُجدت، معلَّمة كذلك.',
        ],
      },
      {
        title: 'الأسعار',
        paragraphs: [
          'لا يُخصم شيء ما لم تطلبه. سعر الوكيل الواحد شامل لضريبة القيمة المضافة، أما ضريبة الباقة فتظهر في سطر مستقل قبل أن تدفع، ويخصم PayPal المبلغ بالدولار المبيَّن بجانب الدرهم.',
          'تُجدَّد الباقة في نهاية كل فترة بسعرها المعلن حتى تلغيها، وتبقى بعدها سارية إلى نهاية الفترة المدفوعة. والعرض للفترة الأولى فقط.',
          'التشغيل الذي لا يعطي إجابة لا يكلّف شيئًا.',
          'الاستخدام المشمول في باقة يمنح صاحب الوكيل حصة مما دفعته للباقة، ولا يكلّفك شيئًا إضافيًا.',
          'يُعلَن عن أي زيادة في سعر وكيل على صفحته، وبالبريد الإلكتروني لمن يدفعون ثمنه، قبل 14 يومًا من سريانها. أما السعر الأقل فيسري فورًا.',
          'الوكيل الذي اشتريته يعمل ما دام صاحبه يبقيه في المتجر. وإذا خرج منه أُبلغت بالبريد الإلكتروني، ولا يُجدَّد شهره عندئذ، ويمكنك استرداد مالك خلال الأيام الثلاثين.',
        ],
      },
      {
        title: 'المحفظة',
        paragraphs: [
          'يُنفق رصيد محفظتك على تشغيل الوكلاء وشرائهم في هذا المتجر ولا تُحتسب عليه فوائد. ولك أن تضع حدًا شهريًا وحدًا لكل تشغيل. وإذا حذفت حسابك يُحفظ ما بقي في المحفظة لك بوصفه رصيدًا غير مطالَب به، وكذلك ما كسبته من وكلائك دون أقل دفعة؛ وما دام لك أكثر من ذلك فلا يُحذف الحساب.',
        ],
      },
      {
        title: 'استرداد المال',
        paragraphs: [
          'خلال 30 يومًا من أي دفعة يمكنك استرداد مالها من تبويب الفوترة في حسابك: للباقة كله وتنتهي فورًا، ولشحن المحفظة ما لم تنفقه، ولشراء وكيل كله ولا يعود تشغيله متاحًا لك من دون دفع.',
          'الغاية من ذلك التجربة: يسري مرة واحدة لكل وكيل ومرة واحدة للباقات، وما تشتريه بعدها يبقى مدفوعًا.',
        ],
      },
      {
        title: 'القانون',
        paragraphs: [
          'تخضع هذه الشروط لقانون دولة الإمارات العربية المتحدة، ويُعتمد النص العربي حيث يختلف النصان.',
        ],
      },
    ],
  },
}

export const TermsPage = () =>
  hasOwnText('terms') ? <OperatorText kind="terms" /> : <LegalPage text={text} />
