import type { Sentences } from './sentences.ts'

export const agents: Sentences<'catalogue' | 'reviews' | 'forge'> = {
  'catalogue.app_not_found': 'هذا الوكيل ليس في المتجر.',
  'catalogue.slug_taken': 'لوكيل آخر هذا العنوان بالفعل.',
  'reviews.not_found': 'لم تكتب مراجعة لهذا الوكيل.',
  'reviews.own_agent': 'لا يراجع أحد وكيلًا له أو لفريقه.',
  'reviews.not_held': 'إحدى هذه المراجعات لم تعد تنتظر مشرفًا.',
  'reviews.own_review': 'لا يقرّر أحد في شأن مراجعته. يستطيع مشرف آخر ذلك.',
  'reviews.review_not_found': 'لا توجد مراجعة كهذه لوكيل من وكلائك.',
  'forge.preview_limit_reached':
    'يمكنك تجربة مسوداتك 30 مرة في الساعة و60 مرة في اليوم. انشر الوكيل أو تابع لاحقًا؛ لم يُفقد شيء.',
  'forge.nothing_changed': 'هذا الوكيل ليس متوقفًا: لا شيء يُعتمد.',
  'forge.agent_not_found': 'ليس لديك هذا الوكيل.',
  'forge.version_not_found': 'لا توجد لهذا الوكيل نسخة منشورة بهذا الرقم.',
  'forge.too_many_agents': 'لديك أكبر عدد مسموح من الوكلاء غير المنشورين. احذف واحدًا أولًا.',
  'forge.not_a_draft': 'هذا الوكيل منشور بالفعل؛ عدّله بدلًا من ذلك.',
  'forge.edited_meanwhile':
    'تغيّر هذا الوكيل في مكان آخر في هذه الأثناء. حمّله من جديد؛ نصّك ما زال هنا.',
  'forge.awaits_moderator': 'هذه النسخة بانتظار المشرف. اسحبها لتعديلها.',
  'forge.nothing_to_publish': 'لا توجد نسخة يمكن نشرها.',
  'forge.not_pending': 'هذه النسخة ليست بانتظار المشرف.',
  'forge.incomplete': 'ينقص هذه النسخة ما تحتاج إليه صفحتها. ارفضها واذكر ما ينقص.',
  'forge.taken_down': 'أزال مشرف هذا الوكيل من المتجر. يمكنك التظلّم.',
  'forge.not_listed': 'هذا الوكيل ليس في المتجر.',
  'forge.no_price_rise': 'لم يُعلَن عن أي زيادة في سعر هذا الوكيل.',
  'forge.skill_unknown': 'لا توجد مهارة بهذا الاسم.',
  'forge.no_skill_fits':
    'لا توجد في المتجر مهارة تناسب هذه الفكرة. اذكر ما يُدخَل وما ينبغي أن يخرج، أو اربط وكيلًا لديك.',
  'forge.forbidden_weapons': 'لا يحمل المتجر وكيلًا للأسلحة أو الإرهاب أو العنف ضد الناس.',
  'forge.forbidden_drugs': 'لا يحمل المتجر وكيلًا للاتجار بالمخدرات.',
  'forge.forbidden_sexual': 'لا يحمل المتجر محتوى جنسيًا.',
  'forge.forbidden_gambling': 'لا يحمل المتجر القمار.',
  'forge.forbidden_hate': 'لا يحمل المتجر ما يدعو إلى كراهية الناس.',
  'forge.forbidden_self_harm': 'لا يحمل المتجر وكيلًا يساعد الناس على إيذاء أنفسهم.',
  'forge.forbidden_fraud':
    'لا يحمل المتجر وكيلًا يساعد على خداع الناس أو سرقتهم أو إخفاء المال عن مستحقيه.',
  'forge.forbidden_hacking':
    'لا يحمل المتجر وكيلًا يساعد على اختراق الحسابات أو الأجهزة أو الشبكات.',
  'forge.forbidden_forgery': 'لا يحمل المتجر وكيلًا يساعد على تزوير المستندات.',
  'forge.forbidden_crime': 'لا يحمل المتجر وكيلًا لجريمة أو لمن يرتكبها.',
  'forge.writer_unreachable': 'تعذّر الوصول إلى النموذج اللغوي الذي يكتب الوكلاء.',
  'forge.writer_answer_invalid': 'كتب النموذج اللغوي شيئًا لا يمكن استخدامه.',
}
