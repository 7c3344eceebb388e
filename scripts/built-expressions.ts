import type { Expression } from './check-expressions.ts'

/** Collects the expressions that the packages of this repository build from strings from now on, with the first place that builds each. */
function watchConstructor(): Map<string, Expression> {
  const built = new Map<string, Expression>()
  globalThis.RegExp = new Proxy(RegExp, {
    construct(target, [pattern, flags], newTarget) {
      const expression: RegExp = Reflect.construct(target, [pattern, flags], newTarget)
      const written = String(expression)
      const place = builder(new Error().stack)
      if (place && !built.has(written))
        built.set(written, { written, pattern: expression.source, flags: expression.flags, place })
      return expression
    },
  })
  return built
}

/** `packages/server/src/csv.ts:12` of the one who asked for it; nothing where that is a library. */
const builder = (stack = ''): string | undefined =>
  /\/(?<place>packages\/[^:]+:\d+)/.exec(stack.split('\n')[2] ?? '')?.groups?.place

// Prints the expressions that modules build as they load and skills as they read, which no look at the source finds. This is a process of its own, for most are
// built when a module is first imported: that has to come after the constructor is watched.
if (import.meta.main) {
  const built = watchConstructor()
  const server = '../packages/server/src'
  const { skills, use } = await import('@wakeel/skills')
  const { agentDefinitions } = await import(`${server}/own-agents/all.ts`)
  for (const module of [
    'text-rules/addresses.ts',
    'text-rules/banned-content.ts',
    'names/reserved.ts',
    'runs/runtimes/built-in.ts',
  ])
    await import(`${server}/${module}`)
  await import('../packages/web/src/ui/markdown-parse.ts')
  for (const { demoPrompts } of agentDefinitions)
    for (const { text } of demoPrompts)
      for (const language of ['en', 'ar'] as const)
        for (const skill of skills) {
          const ask = { text: text[language], language, today: '2026-11-20' }
          skill.suits(ask)
          const reading = skill.read(ask)
          if ('input' in reading) use(skill, reading.input, ask)
        }
  console.log(JSON.stringify([...built.values()]))
}
