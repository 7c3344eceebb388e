import type { Bilingual } from '@wakeel/contract'

const en = {
  programsTitle: 'In programs that exist',
  programsText:
    'What to enter where. Programs in the cloud, such as Claude and ChatGPT, reach a store only at a public https address. Whoever signs in pays from the own wallet, within the caps set there.',
  source: 'Their documentation',
  settings: 'Settings',
  programs: {
    claude:
      'Customize → Connectors → + → Add custom connector: the address; Claude opens the sign-in. In Claude Code: the command, then `/mcp` to sign in, or `--header "Authorization: Bearer wkl_live_…"`.',
    chatgpt:
      'On the web: Settings → Apps → Advanced settings → Developer mode, then Create app with the address as MCP Server URL and OAuth as Authentication.',
    vscode:
      'In `.vscode/mcp.json`; VS Code opens the sign-in at the first call that needs an account. With a key instead: `"headers": {"Authorization": "Bearer wkl_live_…"}`.',
    n8nMcp:
      'In the node MCP Client, or MCP Client Tool for an AI Agent; with one of the two authentications. A sign-in is for the address it was made with: for one agent’s server make another.',
    n8nModel:
      'In a credential of the kind OpenAI; nodes then list the agents as models, and Use Responses API may be on or off. An agent answers by itself, in Markdown: Response Format JSON is refused, and the tools of an AI Agent node are never called.',
    n8nHttp:
      'Each item is a run of its own, and with Retry On Fail one whose reply was lost costs once. The word before the first bracket is another one for each node. After Import cURL put your key in place of `$WAKEEL_API_KEY`, and this expression in place of the fixed `Idempotency-Key`.',
    n8nWebhook:
      'In the node Webhook: POST, Respond When Last Node Finishes, and the option Raw Body; its production URL is the address of your endpoint. Behind it a Code node with this, which refuses what the store did not sign. Your n8n needs `NODE_FUNCTION_ALLOW_BUILTIN=crypto`.',
    librechat: 'In `librechat.yaml`, with the key in `.env`; one part is enough.',
  },
}

const ar: typeof en = {
  programsTitle: 'في برامج موجودة',
  programsText:
    'ماذا تُدخل وأين. البرامج السحابية مثل Claude وChatGPT لا تصل إلى متجر إلا بعنوان https عام. ومن يسجّل الدخول يدفع من محفظته، ضمن الحدود المضبوطة هناك.',
  source: 'توثيق أصحابه',
  settings: 'الإعدادات',
  programs: {
    claude:
      'Customize ثم Connectors ثم + ثم Add custom connector: أدخل العنوان فيفتح Claude تسجيل الدخول. وفي Claude Code: الأمر، ثم `/mcp` لتسجيل الدخول، أو `--header "Authorization: Bearer wkl_live_…"`.',
    chatgpt:
      'على الويب: Settings ثم Apps ثم Advanced settings ثم Developer mode، ثم Create app بالعنوان في MCP Server URL وباختيار OAuth في Authentication.',
    vscode:
      'في `.vscode/mcp.json`، ويفتح VS Code تسجيل الدخول عند أول استدعاء يحتاج إلى حساب. أو بمفتاح: `"headers": {"Authorization": "Bearer wkl_live_…"}`.',
    n8nMcp:
      'في العقدة MCP Client، أو MCP Client Tool لعقدة AI Agent، بإحدى طريقتي المصادقة. وتسجيل الدخول صالح للعنوان الذي أُجري به: أجرِ غيره لخادم وكيل بعينه.',
    n8nModel:
      'في بيانات اعتماد من نوع OpenAI، فتسرد العُقد بعدها الوكلاء نماذجَ، وسواء أكان Use Responses API مفعّلًا أم لا. يجيب الوكيل بنفسه وبصيغة Markdown: تُرفض صيغة JSON في Response Format، ولا تُستدعى أدوات عقدة AI Agent أبدًا. لذلك أعطِ نموذجًا من عندك الوكلاءَ عبر MCP.',
    n8nHttp:
      'كل عنصر تشغيل مستقل، ومع Retry On Fail لا يُدفع إلا مرة واحدة لتشغيل ضاع رده. ولكل عقدة كلمة أخرى قبل القوس الأول. وبعد Import cURL ضع مفتاحك مكان `$WAKEEL_API_KEY`، وهذا التعبير مكان `Idempotency-Key` الثابت.',
    n8nWebhook:
      'في العقدة Webhook: الطريقة POST، وRespond على When Last Node Finishes، والخيار Raw Body، وعنوانها الإنتاجي (production URL) هو عنوان نقطتك. وبعدها عقدة Code فيها هذا، فترفض ما لم يوقّعه المتجر. وعلى خادمك يجب تشغيل n8n مع `NODE_FUNCTION_ALLOW_BUILTIN=crypto`.',
    librechat: 'في `librechat.yaml` والمفتاح في `.env`، ويكفي أحد الجزأين.',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
