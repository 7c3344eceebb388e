import { z } from 'zod'
import { ApiKeyCap } from './api-keys.ts'
import type { Language } from './language.ts'
import { defineRoutes } from './route.ts'
import { RunFile, RunOutcome, Suggestions } from './run-history.ts'
import { DemoEvent, DemoInput, runErrors } from './runs.ts'
import { filledName, Slug, Text } from './text.ts'

/** Of one person, those that are in force. */
export const MAX_WIDGETS = 20
export const MAX_WIDGET_ORIGINS = 10
/** How long the token of a frame is taken after the last answer, or since it was opened. */
export const VISIT_MINUTES = 60
/** How long a visit lasts in all, however often its token is renewed. */
export const VISIT_MAX_HOURS = 24
/** How many messages one address may send to one widget in an hour. */
export const MESSAGES_OF_ADDRESS = 120

export const widgetLanguages = ['auto', 'en', 'ar'] as const
export const widgetAppearances = ['auto', 'light', 'dark'] as const

/** What a browser says of a page’s address, as browsers write it; anything else stays as it is and is refused. */
function originOf(text: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  const isPlace = url && url.pathname === '/' && url.search === '' && url.hash === ''
  return isPlace && url.username === '' ? url.origin : text
}

/** The hosts of a browser’s own device, where pages are made. */
const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/
/** Nothing that means something in a header: no wildcard, no separator. */
const secure = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/

/** The site that may show a widget. */
export const WidgetOrigin = Text.max(300)
  .overwrite(originOf)
  .refine(
    (origin) => URL.canParse(origin) && (secure.test(origin) || loopback.test(origin)),
    'must be the https address of a site, such as https://www.example.com',
  )

/** Strangers use it, so there is a most: in runs, as those that a plan includes cost no money that a cap could count. */
export const WidgetCap = ApiKeyCap.refine(
  (cap) => cap.daily_runs !== null || cap.monthly_runs !== null,
  'must cap the runs of a day or a month',
)

export const Widget = z.object({
  id: z.string(),
  name: z.string(),
  agent: z.object({
    slug: z.string(),
    name: z.object({ en: z.string(), ar: z.string() }),
    /** Whether it is in the store: the widget of one that is not answers nobody. */
    is_listed: z.boolean(),
  }),
  /** Of the sites that may show it. */
  origins: z.array(z.string()),
  /** `auto`: what the visitor’s browser asks for. */
  language: z.enum(widgetLanguages),
  appearance: z.enum(widgetAppearances),
  /** `#0b6e4f`; null: the store’s. */
  accent: z.string().nullable(),
  cap: ApiKeyCap,
  used: z.object({
    today: z.object({ fils: z.int(), runs: z.int() }),
    month: z.object({ fils: z.int(), runs: z.int() }),
  }),
  /** Who pays for its runs instead of its person. */
  organisation: z.object({ id: z.string(), name: z.string() }).nullable(),
  by: z.object({ id: z.string(), name: z.string() }),
  is_paused: z.boolean(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
})
export type Widget = z.infer<typeof Widget>

/** What a visitor is answered; nothing of who pays, or what it cost. */
export const WidgetAnswer = z.object({
  success: z.literal(true),
  run_id: z.string(),
  /** Markdown; empty where `is_action_refused`. */
  response: z.string(),
  outcome: RunOutcome,
  /** The agent wanted to call a tool that may change something. Nothing was called, and in a widget nobody can confirm it. */
  is_action_refused: z.boolean(),
  /** What came with the answer; absent when nothing did. */
  files: z.array(RunFile).optional(),
  suggestions: Suggestions.optional(),
  /** For the next message, in place of the one that was sent. */
  token: z.string(),
})
export type WidgetAnswer = z.infer<typeof WidgetAnswer>

/** What the document of a frame is given. */
export interface WidgetFrame {
  id: string
  token: string
  language: Language
  appearance: (typeof widgetAppearances)[number]
  accent: string | null
  agent: { name: string; emoji: string; tagline: string; examples: string[] }
  /** The agent’s page in the store. */
  url: string
  store: string
}

const success = z.literal(true)
const params = z.object({ id: z.uuid() })
const settings = {
  name: filledName(60),
  origins: z.array(WidgetOrigin).min(1).max(MAX_WIDGET_ORIGINS),
  language: z.enum(widgetLanguages),
  appearance: z.enum(widgetAppearances),
  accent: Text.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #0b6e4f').nullable(),
  cap: WidgetCap,
}
const one = z.object({ success, widget: Widget })

export const routes = defineRoutes({
  /** The caller’s own widgets, or all of an organisation to those who manage it; the newest first. */
  listWidgets: {
    method: 'GET',
    path: '/api/widgets',
    access: 'signed_in',
    query: z.object({ organisation: z.uuid().optional() }),
    response: z.object({ success, widgets: z.array(Widget) }),
    errors: ['organisations.not_found'],
  },
  /** `organisation`: it pays for the runs, within its caps and those of the member who makes the widget. */
  createWidget: {
    method: 'POST',
    path: '/api/widgets',
    access: 'signed_in',
    body: z.strictObject({
      ...settings,
      agent: Slug,
      language: settings.language.default('auto'),
      appearance: settings.appearance.default('auto'),
      accent: settings.accent.default(null),
      organisation: z.uuid().optional(),
    }),
    response: one,
    errors: ['catalogue.app_not_found', 'widgets.too_many', 'organisations.not_found'],
  },
  /**
   * A widget keeps its agent: for another one there is another widget. Other `origins`, and `is_paused`, end the conversations that are open: the
   * tokens of frames from before are taken no more, not even once it goes on.
   */
  updateWidget: {
    method: 'PATCH',
    path: '/api/widgets/:id',
    access: 'signed_in',
    params,
    body: z.strictObject({ ...settings, is_paused: z.boolean() }).partial(),
    response: one,
    errors: ['widgets.not_found'],
  },
  /** At once, in every process; its runs stay. Whoever manages an organisation deletes its members’ widgets too. */
  deleteWidget: {
    method: 'DELETE',
    path: '/api/widgets/:id',
    access: 'signed_in',
    params,
    response: z.object({ success }),
    errors: ['widgets.not_found'],
  },
  /** A visitor’s message. `token`: of the frame; `reply_to`: a run of the same visitor. */
  askWidget: {
    method: 'POST',
    path: '/api/widgets/:id/runs',
    access: 'anyone',
    params,
    body: z.strictObject({
      token: Text.min(1).max(400),
      input: DemoInput,
      reply_to: z.uuid().optional(),
    }),
    response: WidgetAnswer,
    events: DemoEvent,
    errors: [
      'widgets.visit_ended',
      'widgets.unavailable',
      'widgets.cap_reached',
      'request.rate_limited',
      'runs.reply_not_found',
      'runs.reply_without_outcome',
      ...runErrors,
    ],
  },
})
