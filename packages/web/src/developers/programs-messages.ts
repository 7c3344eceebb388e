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
    n8nMcp: 'In the node MCP Client, or MCP Client Tool for an AI Agent. OAuth2 works too.',
    n8nModel:
      'In a credential of the kind OpenAI; choose the model by ID. An agent answers by itself and never calls the tools of an AI Agent node: there use MCP.',
    librechat:
      'In `librechat.yaml`, with the key in `.env`; one part is enough. With `titleConvo` each title would be another run.',
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
    n8nMcp: 'في العقدة MCP Client، أو MCP Client Tool لعقدة AI Agent. ويعمل OAuth2 أيضًا.',
    n8nModel:
      'في بيانات اعتماد من نوع OpenAI، واختر النموذج بمعرّفه (ID). يجيب الوكيل بنفسه ولا يستدعي أبدًا أدوات عقدة AI Agent: استخدم هناك MCP.',
    librechat:
      'في `librechat.yaml` والمفتاح في `.env`، ويكفي أحد الجزأين. مع `titleConvo` يصبح كل عنوان تشغيلًا آخر.',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
