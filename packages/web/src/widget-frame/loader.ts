import { type FrameMessage, PANEL } from './frame-message.ts'

// Runs on the sites of others, as one script that needs nothing: it reads nothing of the page, and puts there a frame that has no origin.
const script = document.currentScript as HTMLScriptElement | null
const widget = script?.dataset.widget
if (script && widget) {
  if (script.dataset.mode === 'button')
    whenDrawn(() => addButton(new URL(script.src).origin, widget))
  else addInline(script, widget)
}

/** In place of the script. Nothing is seen of it until the frame says that it is there, which no browser lets it say on another site. */
function addInline(script: HTMLScriptElement, widget: string): void {
  const frame = frameOf(new URL(script.src).origin, widget, '')
  frame.loading = 'lazy'
  // Beside the text of the page, where it takes no room.
  Object.assign(frame.style, {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    opacity: '0',
  })
  hear(frame, widget, (message) => {
    if (message.type === 'ready') {
      frame.title = message.name
      Object.assign(frame.style, {
        position: 'static',
        display: 'block',
        inlineSize: '100%',
        borderRadius: '14px',
        opacity: '1',
      })
    }
    if (message.type === 'size') frame.style.blockSize = `${message.height}px`
  })
  script.after(frame)
}

/** A button in the corner, which opens the frame above itself. */
function addButton(origin: string, widget: string): void {
  const frame = frameOf(origin, widget, `#${PANEL}`)
  const button = document.createElement('button')
  const host = document.createElement('div')
  const corner = { position: 'fixed', insetInlineEnd: '16px', zIndex: '2147483000' }
  Object.assign(frame.style, corner, {
    insetBlockEnd: '80px',
    inlineSize: 'min(400px, calc(100vw - 32px))',
    blockSize: 'min(600px, calc(100vh - 112px))',
    borderRadius: '16px',
    boxShadow: '0 12px 32px rgb(0 0 0 / 0.25)',
    visibility: 'hidden',
  })
  Object.assign(button.style, corner, {
    insetBlockEnd: '16px',
    minBlockSize: '48px',
    maxInlineSize: 'calc(100vw - 32px)',
    padding: '0 20px',
    border: '0',
    borderRadius: '24px',
    font: '600 16px/1.4 system-ui, sans-serif',
    cursor: 'pointer',
    boxShadow: '0 4px 16px rgb(0 0 0 / 0.25)',
  })
  button.type = 'button'
  button.hidden = true
  let words = { open: '', close: '' }
  const show = (isOpen: boolean) => {
    frame.style.visibility = isOpen ? 'visible' : 'hidden'
    button.setAttribute('aria-expanded', String(isOpen))
    button.textContent = isOpen ? words.close : words.open
    ;(isOpen ? frame : button).focus()
  }
  button.onclick = () => show(button.getAttribute('aria-expanded') !== 'true')
  hear(frame, widget, (message) => {
    if (message.type === 'ready') {
      words = message
      frame.title = message.name
      Object.assign(button.style, { background: message.accent, color: message.ink })
      button.setAttribute('aria-expanded', 'false')
      button.textContent = words.open
      button.hidden = false
    }
    if (message.type === 'close') show(false)
  })
  // What the page says of its own buttons does not reach into a shadow.
  host.attachShadow({ mode: 'open' }).append(button, frame)
  document.body.append(host)
}

function frameOf(origin: string, widget: string, place: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
  )
  frame.referrerPolicy = 'no-referrer'
  frame.style.border = '0'
  frame.src = `${origin}/widget/${encodeURIComponent(widget)}${place}`
  return frame
}

/** Only this frame is heard, and only while it is in the sandbox: there its origin is none. */
function hear(
  frame: HTMLIFrameElement,
  widget: string,
  onMessage: (message: FrameMessage) => void,
): void {
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== 'null' || data?.widget !== widget) return
    onMessage(data)
  })
}

function whenDrawn(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}
