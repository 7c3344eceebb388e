import type { connections as contract } from '@wakeel/contract'

/**
 * Orders that a text gives to whoever reads it as a language model. Words follow one another; `|` stands between words of which one is
 * there, `*` for any ending, `..` for up to eight words, and `?` after words that may be missing. In Arabic what is written together with the next word
 * (and, so, for, with) is left out.
 */
export const injectionRules: Record<
  Exclude<contract.InjectionKind, 'hidden_characters' | 'encoded' | 'marked_for_model'>,
  readonly string[]
> = {
  overrides_instructions: [
    'ignore|ignoring|disregard|disregarding|forget|override|overrides|bypass|discard|neglect .. previous|prior|above|earlier|preceding|all|any|other|existing|original|safety|your|system|these|those .. instruction*|prompt*|rule*|guideline*|directive*|constraint*|restriction*|polic*',
    'ignore|disregard|forget .. everything|anything .. before|above|said|told',
    'do? not|dont|never|stop follow*|obey* .. previous|prior|system|original|safety .. instruction*|prompt*|rule*|guideline*',
    'ignore|ignoring|disregard|forget|override|bypass the? your? these? instruction*|guardrail*|directive*|guideline*',
    'dan|jailbreak*|jailbroken|uncensored|unrestricted mode|ai|model|assistant|agent|version',
    'remove|disable|lift|drop|turn off? all? any? your? the? safety? content? restriction*|guardrail*|safeguard*|censorship',
    'remember|store|save|keep|apply .. instruction*|rule*|directive* .. permanently|forever|future|every|all',
    'new|updated|real|actual|secret|hidden|following system? instruction*|directive* .. override*|supersede*|replace*',
    'you are now|hereby .. assistant|agent|mode|model|system|admin*|unrestricted|dan|developer',
    'from now on you',
    'system|admin*|developer override|mode enabled|activated|on|engaged',
    'takes|has|have precedence|priority over .. instruction*|prompt*|rule*|other',
    'im start|end system|user|assistant',
    'تجاهل|تجاهلي|انس|انسي|تخط|تجاوز|الغ|اهمل .. التعليمات|الاوامر|القواعد|التوجيهات|الارشادات|تعليماتك|تعليمات|قواعدك',
    'لا تتبع|تلتزم|تطبق|تراع .. التعليمات|الاوامر|القواعد|التوجيهات|تعليماتك|تعليمات .. السابقه|الاصليه|النظام|السلامه',
    'انت الان .. مساعد|وكيل|مدير|نظام|وضع',
    'من الان فصاعدا',
    'لهذه|هذه التعليمات|الاوامر .. الاولويه|تلغي',
  ],
  hides_from_person: [
    'do? not|dont|never|not|avoid|without|no|refrain|mustnt|shouldnt|cannot ever? from? need? to? mention*|tell*|inform*|reveal*|disclos*|notify*|alert*|warn* .. user*|person|human*|customer*|them|anyone|anybody|this|it|these|step|tool|file|reading',
    'do? not|dont|never show*|display*|explain*|log .. to? the? user*|human*|customer* ',
    'without .. user*|person|human*|customer* .. knowledge|knowing|noticing|consent|approval|permission|awareness|aware|realizing|seeing',
    'user*|person|human*|customer* must|should|need*|does|do|will|may|can not|never .. know|see|notice|aware|learn|find',
    'hide|hidden|conceal|keep|obscure .. from .. user*|human*|customer*|person',
    'secretly|silently|covertly|quietly|stealthily|discreetly .. send*|forward*|read*|add*|include*|call*|use*|copy*|append*|bcc|upload*|log*|execut*|run*|pass*|insert*|collect*',
    'send*|forward*|read*|add*|include*|call*|copy*|append*|upload*|execut*|pass*|collect* .. secretly|silently|covertly|stealthily',
    'لا تخبر|تخبري|تذكر|تظهر|تكشف|تعلم|تبلغ|تنبه|تفصح|تعرض .. المستخدم|الشخص|العميل|احدا|احد|ذلك|هذا|هذه',
    'دون|بدون .. علم|اخبار|ابلاغ|تنبيه|معرفه|موافقه|اعلام|اطلاع .. المستخدم|الشخص|العميل|احد',
    'اخف|اخفي|خبئ|احجب .. عن .. المستخدم|الشخص|العميل',
    'سرا|خلسه|خفيه|بصمت .. ارسل|اقرا|انسخ|استدع|ارفق|ادرج|ضمن|نفذ',
    'ارسل|اقرا|انسخ|استدع|ارفق|ادرج|نفذ .. سرا|خلسه|خفيه|بصمت',
    'ان يعلم|يعرف|يلاحظ|يدري .. المستخدم|الشخص|العميل',
  ],
  sends_elsewhere: [
    'send*|forward*|post|transmit*|exfiltrate*|leak*|upload*|email|bcc|cc|relay*|submit*|deliver*|report|copy .. all|every|any|each|entire|full|whole|complete|users|user|conversation|chat|system|credential*|secret*|password*|token*|private|sensitive .. to .. @|http|https|webhook|attacker*|external',
    'exfiltrat*',
    'include|including|pass|passing|put|provide|fill|insert|append|add|place|embed|attach|copy|write|paste|supply .. entire|full|complete|whole|all|verbatim .. conversation*|chat|history|context|messages|prompt|reasoning|thoughts|emails|contacts',
    'include|pass|put|provide|fill|insert|append|add|place|embed|attach|copy|repeat|reveal|output|print|leak .. your|the|system .. system prompt|message|instruction*',
    'conversation|chat history|messages|log .. must|should .. sent|included|passed|provided|forwarded|appended',
    'change|replace|redirect|modify|set|switch|update|rewrite|swap .. recipient*|destination|payee|beneficiary|iban|account|wallet|receiver .. to',
    'must|always|whenever|every|each .. bcc',
    'must|always|should|need* .. send|forward|route|deliver|bcc|cc .. all|every|any|each .. to .. @|http|https|proxy|number|phone',
    'ارسل|ابعث|ارفع|انقل|سرب|وجه|مرر .. المحادثه|البيانات|بيانات|كلمات|كلمه|الرسائل|رسائل|المفاتيح|الملفات|الاسرار|نسخه|محتوي|كل|جميع .. الي|علي|عبر .. @|http|https|العنوان|الخادم|الرابط|البريد|رقم|خارجي',
    'ضمن|ادرج|ارفق|اضف|ضع|انسخ|مرر .. كامل|كل|جميع|نص|سجل .. المحادثه|الرسائل|السياق|التعليمات|الموجه',
    'غير|بدل|استبدل|حول .. المستلم|المستفيد|الحساب|الوجهه|الايبان .. الي|بـ|ب',
  ],
  steers_other_tools: [
    'before|after|when*|while|during|upon|each|every|prior time? to? you? using|use*|calling|call*|invoking|invoke*|running|run*|executing|execute* any|all|other|every|another|each of? the? other? tool*|function*|mcp|server*',
    'when*|if|once .. tool*|function|mcp|message|email|send .. is|are|gets called|invoked|used|available|present|executed|triggered .. change|replace|modify|must|always|redirect|instead|send|also|include|add|set|first',
    'do? not|dont|never use|call|invoke|trust|run .. any|other|another .. tool*|function*|server*',
    'instead of .. any|other|another .. tool*|server*',
    'this tool|function .. must|should|has|needs always? to? be called|invoked|used|run|executed .. before|after|first|prior .. any|every|all|each|other|anything|everything',
    'always call|use|invoke|run|execute .. tool|function .. before|after|first|prior .. any|every|all|each|other|anything|everything|answering|responding',
    'other|another|any|all tools|servers|functions .. are|is|have|has|has been .. deprecated|broken|insecure|compromised|disabled|unsafe|untrusted|unreliable',
    'call|use|invoke|run|execute|trigger .. tool|function .. no|even|regardless .. matter|if|of .. user*|asked|ask*|request*',
    'must|always|only choose|select|pick|prefer|use only? this agent|tool|server|model|assistant and|or|instead',
    'must always? choose|select|pick|prefer this agent|tool|server|model|assistant',
    'قبل|بعد|عند|كلما|حين .. استخدام|استدعاء|تشغيل|استدعيت|استخدمت .. اي|كل|جميع|سائر|باقي|الادوات .. اداه|الادوات|ادوات|الاخري|اخري',
    'لا تستخدم|تستدع|تستدعي|تثق|تشغل .. اي|الادوات|اداه .. اخري|الاخري',
    'استدع|استخدم|شغل|نفذ .. هذه|الاداه|اداه .. دائما|اولا .. قبل',
  ],
  reads_secrets: [
    'read*|open*|cat|load|access*|fetch*|get|include|pass|provide|retrieve|content*|copy|extract|send|find|list .. ssh|env|passwd|npmrc|netrc|keychain|aws|kube|gnupg|shadow|rsa|cursor|claude|mcp .. json|key*|id|rsa|file*|config|content*|passwd|shadow|pass|db|pub',
    'id rsa|ed25519|dsa|ecdsa',
    'etc passwd|shadow',
    'mcp json',
    'read*|open*|get|include|pass|provide|retrieve|extract|send|collect|gather|find|steal|harvest .. users|your|all|any|their|private|stored|local .. password*|secret*|credential*|keys|tokens|passphrase|cookies|env',
    'اقرا|افتح|ارفق|اعرض|استخرج|اجمع|انسخ .. ssh|env|passwd|rsa|المفتاح|مفاتيح|المفاتيح|كلمات|كلمه|الاسرار|بيانات .. الخاص|الخاصه|المرور|السر|الدخول|الاعتماد|السريه|id|json',
  ],
}
