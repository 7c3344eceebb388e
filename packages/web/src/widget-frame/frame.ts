import './frame.css'
import { runs, type widgets } from '@wakeel/contract'
import { inkOn } from './accent.ts'
import { createConversation } from './conversation.ts'
import { element } from './elements.ts'
import { type FrameMessage, PANEL } from './frame-message.ts'
import { wordsOf } from './messages.ts'

// The document of a widget, on somebody else’s site: it has no origin, no cookie and no storage, and no framework.
const frame: widgets.WidgetFrame = JSON.parse(document.getElementById('frame')!.textContent!)
const words = wordsOf(frame.language)
const { agent } = frame
const root = document.documentElement
if (location.hash === `#${PANEL}`) root.dataset.mode = PANEL
document.title = agent.name
if (frame.accent) {
  root.style.setProperty('--accent', frame.accent)
  root.style.setProperty('--accent-hover', frame.accent)
  root.style.setProperty('--on-accent', inkOn(frame.accent))
}

const log = element('div', {
  className: 'log',
  role: 'log',
  'aria-label': words.conversation,
  tabIndex: 0,
})
const offers = element('div', { className: 'offers' })
const input = element('textarea', {
  id: 'message',
  rows: 1,
  maxLength: runs.DEMO_INPUT_MAX_LENGTH,
  placeholder: words.placeholder,
  dir: 'auto',
  required: true,
})
const submit = element('button', { type: 'submit' }, words.send)
const form = element(
  'form',
  {},
  element('label', { className: 'unseen', htmlFor: 'message' }, words.message),
  input,
  submit,
)
let isAtWork = false
const conversation = createConversation({
  frame,
  words,
  log,
  offers,
  onWork(next) {
    isAtWork = next
    submit.textContent = next ? words.stop : words.send
  },
})
conversation.offer(words.examples, agent.examples)

form.onsubmit = (event) => {
  event.preventDefault()
  if (isAtWork) return conversation.stop()
  const message = input.value.trim()
  if (message === '') return
  input.value = ''
  void conversation.send(message)
}
input.onkeydown = (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  if (!isAtWork) form.requestSubmit()
}

// Not the main part of anything: the page around it has one.
const whole = element(
  'section',
  { className: 'widget', 'aria-label': agent.name },
  element(
    'header',
    {},
    element('span', { className: 'emoji', 'aria-hidden': 'true' }, agent.emoji),
    element('div', {}, element('h1', {}, agent.name), element('p', {}, agent.tagline)),
  ),
  log,
  offers,
  form,
  element(
    'footer',
    {},
    element('p', {}, words.owner),
    element(
      'a',
      { href: frame.url, target: '_blank', rel: 'noopener' },
      words.powered(frame.store),
    ),
  ),
)
document.body.append(whole)

/** Where the page may be is decided by the browser: a frame on another site is never drawn, so nobody else hears this. */
const tell = (message: FrameMessage) => parent.postMessage(message, '*')

const colours = getComputedStyle(submit)
tell({
  widget: frame.id,
  type: 'ready',
  name: agent.name,
  open: words.open(agent.name),
  close: words.close,
  accent: colours.backgroundColor,
  ink: colours.color,
})
new ResizeObserver(() =>
  tell({ widget: frame.id, type: 'size', height: Math.ceil(whole.getBoundingClientRect().height) }),
).observe(whole)
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell({ widget: frame.id, type: 'close' })
})
