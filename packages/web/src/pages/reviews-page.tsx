import { type Bilingual, reviews } from '@wakeel/contract'
import { LegalPage, type LegalText } from '../legal/legal-page.tsx'

const {
  startWeight,
  ranWeight,
  otherWeight,
  newAccountDays,
  addressDays,
  maxAlike,
  burst,
  relatedDays,
} = reviews.RATING_RULES

export const text: Bilingual<LegalText> = {
  en: {
    title: 'How ratings work',
    since: '2026-11-28',
    lead: 'A rating should say what people who used an agent think of it. These are the rules by which the store counts; they are the same for every agent, also for our own.',
    sections: [
      {
        title: 'Whose reviews count',
        paragraphs: [
          'One review for each person and agent. It counts once its writer has confirmed the email address of the account; until then it is kept, and only its writer sees it.',
          `Nobody reviews an agent of their own or of somebody in the same organisation, nor for ${relatedDays} days after leaving the organisation or giving the agent away.`,
          'Reviews of the sample data are marked as such. They count like those of people who ran the agent, and are in no figure about customers.',
        ],
      },
      {
        title: 'What a review weighs',
        paragraphs: [
          `A review by somebody who has had an answer of the agent themselves, in a free or a paid run, has ${ranWeight} points. Any other review has ${otherWeight}. Whoever runs the agent after writing gets the full points a little later.`,
          `Every agent begins at 4.5 stars with ${startWeight} points. The rating is the mean of all points, rounded to a tenth of a star. Until the first review counts, the store says “New”.`,
        ],
      },
      {
        title: 'How fast a rating moves',
        paragraphs: [
          'A rating moves by at most a tenth of a star in 24 hours, up or down, whatever is written or deleted. It goes on the next day if its reviews want it to.',
          'No single review moves a rating: it moves only where it would also go without any one of them. So one vote neither gives “Featured”, which begins at 4.7, nor takes it away.',
        ],
      },
      {
        title: 'What a moderator looks at first',
        paragraphs: [
          `Some reviews wait for a moderator before they count: those of accounts younger than ${newAccountDays} days that have not run the agent, or when several new accounts write about one agent on the same day; the third and further ones from one network address within ${addressDays} days; the second and further ones from accounts of one mailbox; and all of a day when more than ${burst} (of much reviewed agents: a tenth of their reviews) are written about one agent. A review that is changed after it was rejected waits again.`,
          `Up to ${maxAlike} reviews from one address are nothing unusual: colleagues and families share one. The address itself is never kept, only a keyed hash of it, and that for ${addressDays} days.`,
          'The moderator lets a review count or rejects it with a reason, which its writer reads beside it. Nobody decides about an agent of their own or about their own review. Every decision stands in the audit log and, without names, in the public moderation log.',
          'Reviews are not rejected for being bad or good, but for not being the honest opinion of a person who used the agent, or for breaking the rules of the store.',
        ],
      },
      {
        title: 'Where the rating is used',
        paragraphs: [
          'The same number stands on cards and pages, orders “Highest Rated”, decides about Editor’s Choice and Featured, and is part of an agent’s trust score. A creator’s average is the mean of their agents’ ratings, each as often as it has reviews.',
          'The bars above an agent’s reviews show how many gave each number of stars, each counted as one, and beside them stands the mean of exactly these stars. So a bad review is seen at once, and the rating follows it slowly. The founder’s figure “average rating” is the plain mean of customers’ reviews that count, so that it shows what happened in a period.',
        ],
      },
      {
        title: 'What makes an agent popular',
        paragraphs: [
          `“Most Popular” is ordered by the people who had an answer of an agent, not by its runs. A person counts once a day for each agent: with 5 points if the email address of the account is confirmed and no older account shares its mailbox, else, and for visitors, with 1.`,
          `Of one network address 3 people who are not confirmed count in 24 hours, and of all of them 50 for each agent. Nobody counts for an agent of their own or of their organisation. The number of runs on a card is simply the number of runs that were answered.`,
        ],
      },
    ],
  },
  ar: {
    title: 'كيف تُحسب التقييمات',
    since: '2026-11-28',
    lead: 'ينبغي أن يقول التقييم رأي من استخدموا الوكيل فعلًا. هذه هي القواعد التي يحتسب بها المتجر، وهي واحدة لكل وكيل، ومنها وكلاؤنا.',
    sections: [
      {
        title: 'أي المراجعات تُحتسب',
        paragraphs: [
          'مراجعة واحدة لكل شخص ووكيل. وتُحتسب متى أكّد كاتبها البريد الإلكتروني لحسابه، وحتى ذلك الحين تبقى محفوظة ولا يراها سواه.',
          `لا يراجع أحد وكيلًا له أو لشخص معه في الفريق نفسه، ولا خلال ${relatedDays} يومًا بعد مغادرة الفريق أو التخلي عن الوكيل.`,
          'المراجعات النموذجية معلَّمة بأنها كذلك. وتُحتسب كمراجعات من استخدموا الوكيل، ولا تدخل في أي رقم عن العملاء.',
        ],
      },
      {
        title: 'وزن المراجعة',
        paragraphs: [
          `مراجعة من أجابه الوكيل بنفسه، في تجربة مجانية أو استخدام مدفوع، لها ${ranWeight} نقاط. ولأي مراجعة أخرى نقطة واحدة. ومن استخدم الوكيل بعد الكتابة تكتمل نقاط مراجعته بعد قليل.`,
          `يبدأ كل وكيل من 4.5 نجوم بوزن ${startWeight} نقاط. والتقييم متوسط النقاط كلها مقرّبًا إلى عُشر نجمة. وقبل أن تُحتسب أول مراجعة يكتب المتجر «جديد».`,
        ],
      },
      {
        title: 'سرعة تغيّر التقييم',
        paragraphs: [
          'يتغيّر التقييم خلال 24 ساعة بعُشر نجمة على الأكثر، صعودًا أو هبوطًا، مهما كُتب أو حُذف. ويواصل في اليوم التالي إن استدعت المراجعات ذلك.',
          'لا تغيّر مراجعة واحدة التقييم وحدها: فهو لا يتغيّر إلا إذا كان سيتغيّر من دون أي واحدة منها. لذلك لا يمنح صوت واحد علامة «مميّز»، التي تبدأ من 4.7، ولا ينزعها.',
        ],
      },
      {
        title: 'ما يطّلع عليه المشرف أولًا',
        paragraphs: [
          `بعض المراجعات تنتظر مشرفًا قبل احتسابها: مراجعات الحسابات التي يقل عمرها عن ${newAccountDays} أيام ولم تستخدم الوكيل، أو حين تكتب حسابات جديدة عدة عن وكيل واحد في اليوم نفسه؛ والثالثة فما بعدها من عنوان شبكة واحد خلال ${addressDays} يومًا؛ والثانية فما بعدها من حسابات صندوق بريد واحد؛ ومراجعات اليوم كلها إذا كُتب عن وكيل واحد أكثر من ${burst} مراجعات (أو أكثر من عُشر مراجعاته إن كانت كثيرة). والمراجعة التي عُدّلت بعد رفضها تنتظر من جديد.`,
          'ولا غرابة في مراجعتين من عنوان واحد، فالزملاء والأسر يشتركون فيه. ولا يُحفظ العنوان نفسه أبدًا، بل بصمة مشفّرة له، ولمدة محدودة.',
          'يحتسب المشرف المراجعة أو يرفضها مع ذكر السبب، ويقرؤه كاتبها بجانبها. ولا يقرّر أحد في شأن وكيله أو مراجعته. وكل قرار يُحفظ في سجل التدقيق، ويظهر بلا أسماء في سجل الإشراف العلني.',
          'لا تُرفض المراجعات لأنها سلبية أو إيجابية، بل لأنها ليست رأي من استخدم الوكيل، أو لأن فيها ما لا يجوز نشره في المتجر.',
        ],
      },
      {
        title: 'أين يُستخدم التقييم',
        paragraphs: [
          'الرقم نفسه يظهر في البطاقات والصفحات، ويرتّب «الأعلى تقييمًا»، ويحدد اختيارات المحرر وعلامة «مميّز»، ويدخل في درجة الثقة بالوكيل. ومتوسط المبدع هو متوسط تقييمات وكلائه بحسب عدد مراجعات كل منها.',
          'تُظهر الأشرطة فوق مراجعات الوكيل كم مراجعة أعطت كل عدد من النجوم، وكل مراجعة فيها واحدة، وبجانبها متوسط هذه النجوم نفسها. فتظهر المراجعة السيئة فورًا، ويلحق بها التقييم ببطء. أما «متوسط التقييم» في أرقام المؤسس فهو المتوسط البسيط لمراجعات العملاء المحتسبة، ليُظهر ما جرى في فترة معيّنة.',
        ],
      },
      {
        title: 'ما يجعل الوكيل رائجًا',
        paragraphs: [
          `يُرتَّب «الأكثر استخدامًا» بعدد من أجابهم الوكيل، لا بعدد مرات استخدامه. يُحتسب الشخص مرة واحدة في اليوم لكل وكيل: بعدد 5 نقاط إن كان البريد الإلكتروني لحسابه مؤكَّدًا ولا يشاركه صندوقه حساب أقدم، وإلا، وكذلك للزوار، بنقطة واحدة.`,
          `ويُحتسب من عنوان شبكة واحد 3 أشخاص غير مؤكَّدين خلال 24 ساعة، ومنهم جميعًا 50 لكل وكيل. ولا يُحتسب أحد لوكيله أو لوكيل في فريقه. أما عدد مرات الاستخدام في البطاقة فهو عدد المرات التي أجاب فيها الوكيل.`,
        ],
      },
    ],
  },
}

/** Metrics come from the rules themselves, so that the page says what is done. */
export const ReviewsPage = () => <LegalPage text={text} />
