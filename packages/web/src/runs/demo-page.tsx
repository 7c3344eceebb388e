import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { runs } from '@wakeel/contract'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useSession } from '../accounts/session.ts'
import { ApiError } from '../api.ts'
import { AppUnavailable } from '../catalogue/app-unavailable.tsx'
import { appQuery } from '../catalogue/queries.ts'
import { formatNumber, useLanguage } from '../shell/language.tsx'
import { useTitle } from '../shell/title.ts'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button } from '../ui/button.tsx'
import { PromptChips } from '../ui/chips.tsx'
import { TextArea } from '../ui/field.tsx'
import { DemoLimitPanel } from './demo-limit-panel.tsx'
import styles from './demo-page.module.css'
import { DemoPageSkeleton } from './demo-page-skeleton.tsx'
import { demoInfoQuery, UNTRACKED, useRunDemo } from './queries.ts'
import { ResultPanel } from './result-panel.tsx'
import { RunsLeft } from './runs-left.tsx'
import { text } from './text.ts'

const PROMPTS_SHOWN = 3

/** Where a visitor runs an agent (specification sections 2, 4 and 5). */
export function DemoPage() {
  const { slug } = useParams({ from: '/shell/app-store/$slug/demo' })
  const { language } = useLanguage()
  const words = text[language]
  const app = useQuery(appQuery(slug, language))
  useTitle(app.data && words.title(app.data.name))
  if (app.isPending) return <DemoPageSkeleton />
  if (app.isError) return <AppUnavailable error={app.error} onRetry={() => void app.refetch()} />
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <AgentIcon app={app.data} size={56} />
        <div>
          <h1 className={styles.title}>{words.title(app.data.name)}</h1>
          <p className={styles.line} dir="auto">
            {app.data.short_description}
          </p>
          <ArrowLink to="/app-store/$slug" params={{ slug }}>
            {words.back(app.data.name)}
          </ArrowLink>
        </div>
      </header>
      <DemoDesk key={slug} slug={slug} prompts={app.data.demo_prompts.slice(0, PROMPTS_SHOWN)} />
    </div>
  )
}

function DemoDesk({ slug, prompts }: { slug: string; prompts: readonly string[] }) {
  const { language } = useLanguage()
  const words = text[language]
  const session = useSession()
  const userId = session.status === 'signed_in' ? session.user.id : undefined
  const arrivedWith = useLocation({ select: ({ state }) => state.demoInput })
  const [input, setInput] = useState(arrivedWith ?? '')
  const area = useRef<HTMLTextAreaElement>(null)
  const navigate = useNavigate()
  const allowance = useQuery({ ...demoInfoQuery(slug, userId), enabled: session.status !== 'loading' })
  const { run, start, cancel } = useRunDemo(slug, userId)

  const info = allowance.data ?? (allowance.isError ? UNTRACKED : undefined)
  const isRunning = run.status === 'running'
  const isUsedUp = (info !== undefined && info.remaining <= 0) || isLimit(run.status === 'failed' ? run.error : undefined)
  const request = input.trim()
  const isTooLong = request.length > runs.DEMO_INPUT_MAX_LENGTH
  const canExecute = request !== '' && !isTooLong && !isRunning && !isUsedUp

  const execute = () => {
    if (canExecute) void start(request)
  }

  // Coming from Today with a request in hand: it runs at once, and only once.
  const arrived = useRef(arrivedWith !== undefined)
  useEffect(() => {
    if (!arrived.current || info === undefined) return
    arrived.current = false
    // The browser keeps the state of an address: reloading or coming back must not spend another run.
    void navigate({ to: '.', replace: true, state: {} })
    execute()
  })

  const pick = (prompt: string) => {
    setInput(prompt)
    area.current?.focus()
  }

  const runOnShortcut = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    execute()
  }

  return (
    <div className={styles.desk}>
      <section className={styles.ask} aria-label={words.input}>
        {prompts.length > 0 && (
          <div className={styles.prompts}>
            <h2 className={styles.small}>{words.prompts}</h2>
            <PromptChips label={words.prompts} prompts={prompts} onPick={pick} />
          </div>
        )}
        <TextArea
          ref={area}
          label={words.input}
          placeholder={words.placeholder}
          value={input}
          error={isTooLong && words.tooLong(formatNumber(runs.DEMO_INPUT_MAX_LENGTH, language))}
          onChange={(event) => setInput(event.target.value)}
          onKeyDown={runOnShortcut}
          autoFocus
        />
        <div className={styles.actions}>
          <Button onClick={execute} disabled={!canExecute} aria-busy={isRunning}>
            {isUsedUp ? words.upgradeRequired : isRunning ? words.executing : words.execute}
          </Button>
          {isRunning && (
            <Button kind="secondary" onClick={cancel}>
              {words.cancel}
            </Button>
          )}
          <span className={styles.shortcut}>
            <kbd>Ctrl</kbd> <kbd>Enter</kbd> {words.shortcut}
          </span>
          <RunsLeft info={info} />
        </div>
        {run.status === 'idle' && run.wasCancelled && (
          <p className={styles.line} role="status">
            {words.cancelled}
          </p>
        )}
      </section>
      <ResultPanel run={run} onAgain={isUsedUp ? undefined : (again) => void start(again)} />
      {isUsedUp && <DemoLimitPanel info={info} />}
    </div>
  )
}

const isLimit = (error: unknown) => error instanceof ApiError && error.code === 'runs.demo_limit_reached'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A request written on another page, to be run when the demo opens. */
    demoInput?: string
  }
}
