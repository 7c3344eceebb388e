import type { Bilingual } from '@wakeel/contract'

const en = {
  title: 'For developers',
  onThisPage: 'On this page',
  lead: 'Every agent of the store answers programs: over REST, as a model, over MCP and over A2A.',
  keyTitle: 'Sign in with a key',
  keyText:
    'Make a key in your account, cap what it may spend, and send it as a bearer token. Begin with a test key: it costs nothing, for 100 runs in 24 hours, 50 of one agent. Visitors’ free demo runs need no key: `POST /api/apps/{slug}/demo`.',
  keyLink: 'Your API keys',
  keySafety:
    'Scanners of secrets know one that leaked by `wkl_live_` or `wkl_test_`. Keep it on a server; once revoked, its next request is refused.',
  oauthTitle: 'Or let people sign in',
  oauthText:
    'Programs that people use themselves, such as MCP clients, need no key: they find the way from the first refusal (OAuth 2.1 with PKCE, and a metadata document or registration). The person says which agents the program may run and what it may spend, and ends it under Connected apps. Runs are paid from that person’s wallet: top it up first, or use a test key.',
  restTitle: 'One run over REST',
  restText:
    'The reply holds the answer in Markdown, the run’s id, and what it cost. With `Accept: text/event-stream` it arrives as it is made. The same `Idempotency-Key` runs and costs once; a new request takes a new one. `GET /api/apps` lists the agents, whose `slug` is their address, and finds them with `?q=`. Amounts are in minor units: 250 is AED 2.50. Agents read English and Arabic, and answer in the language they are asked in.',
  modelTitle: 'An agent as a model',
  modelText:
    'Whatever speaks OpenAI’s Responses or Chat Completions calls agents as models: the name is `wakeel/` and the agent’s address. `GET /v1/models` lists them. The base URL of a client ends with `/v1`. An agent has its creator’s instructions: `instructions` and system messages are not passed on. With `store: false` a response cannot be read or continued by its id; the run stays in your history until you delete its conversation.',
  mcpTitle: 'Over MCP',
  mcpText:
    'The store is one server, and each agent another. The store’s tools find agents (`search_agents`), describe (`get_agent`) and run them (`run_agent`, with `slug` and `message`); an agent’s server has `ask`, with `message`, and its skills as tools. Without a key the free demo runs answer. Clients find the servers in the registry at `/v0.1/servers`.',
  webhooksTitle: 'Webhooks: the store calls you',
  webhooksText:
    'Add an endpoint in your account, or in an organisation, and the store tells it what happens: runs that ended or ask back, sales, refunds, payouts, reviews, takedowns and caps, signed as Standard Webhooks has it.',
  webhooksRules: [
    'Verify the body as it arrived, before it is parsed, and refuse what is not signed.',
    'Answer with a 2xx within 15 seconds and do the work afterwards. Anything else is tried ten times in three days; redirects are not followed, and `Retry-After` is heeded.',
    'A call may come twice and in another order: an event keeps its `webhook-id`.',
    'The address is public and begins with `https://`. A tunnel gives one to your own machine (`cloudflared`, `ngrok`).',
    '410 switches the endpoint off. What was missed can be sent again for 30 days.',
    'Texts of runs are never sent: `data` holds ids, amounts and the address at which to read the rest.',
  ],
  webhooksLink: 'Your webhooks',
  cliTitle: 'From a terminal, or from CI',
  cliText:
    'The command line `wakeel` has an agent written from an idea into one file, tries it, and lists it where all checks pass. It comes with the client. The key needs “Work on your own agents”, which a new key has not by itself, and publishing a confirmed email.',
  cliLabel: 'Commands',
  widgetTitle: 'An agent on your site',
  widgetText:
    'Make a widget in your account and put its line where the agent is to stand; with `data-mode="button"` it opens from a button in the corner. Visitors of the sites that you name ask on your account, within its cap. A `Content-Security-Policy` has to allow the store in `script-src` and `frame-src`.',
  widgetLabel: 'HTML of a widget',
  widgetLink: 'Your widgets',
  badgeTitle: 'A badge for your site',
  badgeText:
    'It says that the agent is here and how it is rated; on dark pages with `?scheme=dark`.',
  badgeLabel: 'HTML of a badge',
  language: 'Language of the examples',
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
  config: 'Configuration of an MCP client',
  referenceTitle: 'Reference',
  reference: 'OpenAPI 3.1 document',
  rulesTitle: 'Rules',
  rules: [
    'Errors are RFC 9457 problem details where you accept `application/problem+json`; else `{ success, error, code }`. The code never changes its meaning.',
    '`RateLimit` and `RateLimit-Policy` say what is left of your calls; after a 429 or 503 wait as long as `Retry-After` says; without it, waiting is no help.',
    'A run without an answer (a question back, a refusal, a failure) costs nothing and counts against no cap; ten in a row of an agent pause it for you, for an hour at most (429).',
    'Lists are paged by `next_cursor`; a cursor is opaque and is only good for its list.',
    'Browsers may call with a key from any origin; cookies are never taken here.',
    'Fields are added without notice; unknown ones are to be ignored. What is to go or change its meaning is announced by a `Deprecation` header, and `Sunset` says when: 180 days later at the earliest.',
    'New versions get a new path (`/v2`); the one before it answers for at least a year.',
  ],
}

const ar: typeof en = {
  title: 'للمطورين',
  onThisPage: 'في هذه الصفحة',
  lead: 'كل وكيل في المتجر يجيب البرامج: عبر REST، وكنموذج لغوي، وعبر MCP وA2A.',
  keyTitle: 'تسجيل الدخول بمفتاح',
  keyText:
    'أنشئ مفتاحًا في حسابك، وحدّد ما يجوز له إنفاقه، وأرسله رمزَ حامل (Bearer). ابدأ بمفتاح اختبار: لا يكلّف شيئًا، وله 100 تشغيل في 24 ساعة، منها 50 لوكيل واحد. ولا تحتاج تجارب الزوار المجانية إلى مفتاح: `POST /api/apps/{slug}/demo`.',
  keyLink: 'مفاتيحك',
  keySafety:
    'تعرف برامج فحص الأسرار ما تسرّب منها بـ `wkl_live_` أو `wkl_test_`. احفظه على خادم، ومتى أُلغي رُفض طلبه التالي.',
  oauthTitle: 'أو دَع الناس يسجّلون الدخول',
  oauthText:
    'البرامج التي يستعملها الناس بأنفسهم، مثل عملاء MCP، لا تحتاج إلى مفتاح: تجد الطريق من أول رفض (OAuth 2.1 مع PKCE، ومستند تعريف أو تسجيل). ويقول الشخص أي الوكلاء يجوز للبرنامج تشغيلهم وما يجوز له إنفاقه، وينهي ذلك من «التطبيقات المتصلة». وتُدفع التشغيلات من محفظة ذلك الشخص: اشحنها أولًا أو استخدم مفتاح اختبار.',
  restTitle: 'تشغيل واحد عبر REST',
  restText:
    'يحمل الرد الجواب بصيغة Markdown ومعرّف التشغيل وما كلّفه. ومع `Accept: text/event-stream` يصل أثناء كتابته. والمفتاح `Idempotency-Key` نفسه يُشغَّل ويُدفع مرة واحدة، ولكل طلب جديد مفتاح جديد. وتسرد `GET /api/apps` الوكلاء، وعنوان كل منهم هو `slug`، وتبحث فيهم بـ `?q=`. والمبالغ بالوحدة الصغرى: 250 تعني 2.50 درهم. يقرأ الوكلاء العربية والإنجليزية، ويجيبون بلغة السؤال.',
  modelTitle: 'الوكيل كنموذج لغوي',
  modelText:
    'كل ما يتحدث Responses أو Chat Completions من OpenAI يستدعي الوكلاء نماذجَ: الاسم `wakeel/` ثم عنوان الوكيل. وتسردها `GET /v1/models`. وعنوان العميل الأساسي (base URL) ينتهي بـ `/v1`. وللوكيل تعليمات مبدعه، فلا تُمرَّر إليه `instructions` ولا رسائل النظام. ومع `store: false` لا يُقرأ الرد ولا يُتابَع بمعرّفه، ويبقى التشغيل في سجلك حتى تحذف محادثته.',
  mcpTitle: 'عبر MCP',
  mcpText:
    'المتجر خادم، وكل وكيل خادم آخر. أدوات المتجر تبحث عن الوكلاء (`search_agents`) وتصفهم (`get_agent`) وتشغّلهم (`run_agent` مع `slug` و`message`)، ولخادم كل وكيل الأداة `ask` مع `message`، ومهاراته أدوات مستقلة. ومن دون مفتاح تجيب التجارب المجانية. تجد البرامج الخوادم في السجل عند `/v0.1/servers`.',
  webhooksTitle: 'الويب هوك: المتجر يستدعيك',
  webhooksText:
    'أضف نقطة في حسابك أو في فريق، فيبلّغها المتجر بما يحدث: تشغيلات انتهت أو تسأل، ومبيعات، ومبالغ مستردة، ودفعات، ومراجعات، وإزالات، وحدود بُلغت، كلٌّ موقّع بحسب Standard Webhooks.',
  webhooksRules: [
    'تحقق من المحتوى كما وصل، قبل تحليله، وارفض ما ليس موقّعًا.',
    'أجب برمز 2xx خلال 15 ثانية، وأنجز العمل بعد ذلك. غير ذلك يُحاوَل عشر مرات في ثلاثة أيام. لا نتبع التحويل إلى عنوان آخر، ونراعي `Retry-After`.',
    'قد يصل الاستدعاء مرتين وبترتيب آخر: يبقى `webhook-id` نفسه للحدث، فاحفظه.',
    'العنوان عام ويبدأ بـ `https://`. وللخادم على جهازك يعطيه نفق عنوانًا كهذا (`cloudflared` أو `ngrok`).',
    'الرمز 410 يوقف النقطة. وما فات يمكن إرساله مجددًا مدة 30 يومًا.',
    'لا تُرسَل نصوص التشغيلات أبدًا: في `data` معرّفات ومبالغ والعنوان الذي تقرأ منه الباقي.',
  ],
  webhooksLink: 'نقاطك',
  cliTitle: 'من الطرفية أو من CI',
  cliText:
    'يكتب الأمر `wakeel` وكيلًا من فكرة في ملف واحد، ويجرّبه، ويدرجه في المتجر إذا نجحت كل الفحوص. يأتي مع العميل. ويحتاج المفتاح إلى «العمل على وكلائك»، وليست في المفتاح الجديد من تلقاء نفسه، ويحتاج النشر إلى بريد مؤكد.',
  cliLabel: 'الأوامر',
  widgetTitle: 'وكيل في موقعك',
  widgetText:
    'أنشئ نافذة مضمّنة في حسابك وضع سطرها حيث تريد الوكيل؛ ومع `data-mode="button"` تُفتح من زرّ في الزاوية. يسأل زوّار المواقع التي تسمّيها على حسابك وضمن حدّها. وعلى `Content-Security-Policy` للصفحة أن تسمح بالمتجر في `script-src` و`frame-src`.',
  widgetLabel: 'شفرة HTML للنافذة المضمّنة',
  widgetLink: 'نوافذك المضمّنة',
  badgeTitle: 'شارة لموقعك',
  badgeText: 'تقول إن الوكيل هنا وكيف قُيّم، وعلى الصفحات الداكنة مع `?scheme=dark`.',
  badgeLabel: 'شفرة HTML للشارة',
  language: 'لغة الأمثلة',
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
  config: 'إعداد عميل MCP',
  referenceTitle: 'المرجع',
  reference: 'مستند OpenAPI 3.1',
  rulesTitle: 'القواعد',
  rules: [
    'الأخطاء تفاصيل مشكلة بحسب RFC 9457 حيث تقبل `application/problem+json`، وإلا `{ success, error, code }`. ولا يتغيّر معنى الرمز أبدًا.',
    'يقول `RateLimit` و`RateLimit-Policy` ما بقي لك، وبعد 429 أو 503 انتظر ما يقوله `Retry-After`، ومن دونه لا يفيد الانتظار.',
    'التشغيل الذي لا جواب له (سؤال معاد أو رفض أو إخفاق) لا يكلّف شيئًا ولا يُحتسب من أي حد، وعشرة متتالية من وكيل توقفه عنك ساعةً على الأكثر (429).',
    'تُقسم القوائم صفحات بـ `next_cursor`، والمؤشر صالح لقائمته وحدها.',
    'يجوز للمتصفحات أن تستدعي بمفتاح من أي موقع، ولا تُقبل هنا ملفات تعريف الارتباط.',
    'تُضاف الحقول من دون إشعار، فتجاهل ما لا تعرفه. وما سيزول أو يتغيّر معناه يُعلن بترويسة `Deprecation`، وتقول `Sunset` متى: بعد 180 يومًا على الأقل.',
    'للإصدارات الجديدة مسار جديد (`/v2`)، ويبقى السابق يجيب سنة على الأقل.',
  ],
}

export const messages: Bilingual<typeof en> = { en, ar }
