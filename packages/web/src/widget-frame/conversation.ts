import type { runs, widgets } from '@wakeel/contract'
import { newId } from '../new-id.ts'
import { AskFailure, ask } from './ask.ts'
import { drawFiles } from './draw-files.ts'
import { drawMarkdown } from './draw-markdown.ts'
import { element } from './elements.ts'
import { failureOf, type Words } from './messages.ts'

interface Parts {
  frame: widgets.WidgetFrame
  words: Words
  /** Where messages and replies stand. */
  log: HTMLElement
  /** Where short messages stand that could come next. */
  offers: HTMLElement
  onWork(isAtWork: boolean): void
}

/** One visitor’s conversation, which lasts as long as the frame is open. */
export function createConversation({ frame, words, log, offers, onWork }: Parts) {
  let token = frame.token
  let replyTo: string | undefined
  let working: AbortController | undefined

  async function send(input: string, key = newId()): Promise<void> {
    if (working) return
    working = new AbortController()
    onWork(true)
    offers.replaceChildren()
    const question = element('div', { className: 'question', dir: 'auto' }, mark(words.you), input)
    const reply = element('div', { className: 'reply', dir: 'auto' })
    log.append(question, reply)
    // Where reading begins, however much the agent says.
    const readFromQuestion = () => log.scrollTo(0, question.offsetTop - log.offsetTop)
    const { signal } = working
    try {
      const message = { token, input, reply_to: replyTo }
      const answer = await ask(frame.id, message, listen(reply, readFromQuestion), {
        signal,
        key,
      })
      ;({ token, run_id: replyTo } = answer)
      show(reply, answer)
    } catch (error) {
      fail(reply, error, { input, key, isStopped: signal.aborted })
    } finally {
      reply.removeAttribute('aria-busy')
      readFromQuestion()
      working = undefined
      onWork(false)
    }
  }

  /** Steps are shown until there is text, and the text as it comes. */
  function listen(reply: HTMLElement, onDrawn: () => void): (event: runs.DemoEvent) => void {
    let text = ''
    // Whoever listens to the page hears the answer once, when it is whole.
    reply.setAttribute('aria-busy', 'true')
    reply.replaceChildren(element('p', { className: 'step' }, words.working))
    return (event) => {
      if (event.type === 'text') text += event.text
      const step = event.type === 'skill' ? words.uses(event.title) : event.text
      reply.replaceChildren(
        ...(text ? drawMarkdown(text, frame.url) : [element('p', { className: 'step' }, step)]),
      )
      onDrawn()
    }
  }

  function show(reply: HTMLElement, answer: widgets.WidgetAnswer): void {
    const text = answer.is_action_refused ? words.actionRefused : answer.response
    reply.replaceChildren(
      mark(frame.agent.name),
      ...drawMarkdown(text, frame.url),
      ...drawFiles(answer.files, words),
    )
    offer(words.goOn, answer.suggestions ?? [])
  }

  /** Messages to choose from, in place of typing. */
  function offer(label: string, inputs: readonly string[]): void {
    if (inputs.length === 0) return
    offers.replaceChildren(
      element('p', { className: 'label' }, label),
      ...inputs.map((input) =>
        element(
          'button',
          { type: 'button', dir: 'auto', onclick: () => send(input) },
          element('span', {}, input),
        ),
      ),
    )
  }

  function fail(
    reply: HTMLElement,
    error: unknown,
    { input, key, isStopped }: { input: string; key: string; isStopped: boolean },
  ): void {
    if (isStopped) {
      reply.replaceChildren(element('p', { className: 'step' }, words.stopped))
      return
    }
    const code = error instanceof AskFailure ? error.code : 'server.failed'
    const failure = code === undefined ? 'unreachable' : failureOf(code)
    reply.classList.add('failure')
    reply.replaceChildren(element('p', { role: 'alert' }, words.failures[failure]))
    if (failure === 'visitEnded') reply.append(button(words.startAgain, () => location.reload()))
    if (failure === 'unreachable' || failure === 'failed' || failure === 'tooMany')
      reply.append(
        button(words.tryAgain, () => {
          reply.previousElementSibling?.remove()
          reply.remove()
          // What was answered while nobody heard it is not asked, or paid, twice.
          void send(input, key)
        }),
      )
  }

  return { send, offer, stop: () => working?.abort() }
}

const button = (label: string, onclick: () => void) =>
  element('button', { type: 'button', onclick }, label)

/** Who speaks, for whoever does not see on which side a message stands. */
const mark = (who: string) => element('span', { className: 'unseen' }, `${who}: `)
