/**
 * A conversation as both sides see it: the messages, and below them where one writes. Enter sends; nothing written is
 * lost when sending fails.
 */
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { formatInstant } from '../../../kinds/times.ts'
import { messageOf } from '../../../console/provider/errors.ts'
import { Icon } from '../../../console/shell/icons.tsx'
import { Pending } from '../../../console/shell/Pending.tsx'
import { useConversation, type ChatMessage } from './use-conversation.ts'

interface ConversationProps {
  readonly asker?: number
  readonly isShown: boolean
  /** Said while there is nothing yet. */
  readonly greeting: string
}

const MOST = 1000

export function Conversation({ asker, isShown, greeting }: ConversationProps) {
  const translate = useTranslate()
  const { messages, send, pages } = useConversation(asker, isShown)
  const log = useRef<HTMLDivElement>(null)
  useLatestInSight(log, messages, isShown)
  return (
    <Box>
      <div className="log" role="log" aria-label={translate('service.log')} ref={log} tabIndex={0}>
        {pages.hasNextPage && (
          <Button size="small" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {translate('service.earlier')}
          </Button>
        )}
        {pages.isPending && isShown && <Pending />}
        {pages.isError && messages.length === 0 && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={() => void pages.refetch()}>
                {translate('action.retry')}
              </Button>
            }
          >
            {messageOf(pages.error)}
          </Alert>
        )}
        {pages.isSuccess && messages.length === 0 && <p className="greeting">{greeting}</p>}
        {messages.map((message, i) => (
          <Line
            key={message.id}
            message={message}
            before={messages[i - 1]}
            mine={message.answer === (asker !== undefined)}
          />
        ))}
      </div>
      {send.isError && (
        <Alert severity="error" role="alert">
          {messageOf(send.error)}
        </Alert>
      )}
      <Writing
        isShown={isShown}
        isSending={send.isPending}
        send={(text) =>
          send.mutateAsync(text).then(
            () => true,
            () => false,
          )
        }
      />
    </Box>
  )
}

/** The day once, then who and when; one's own stand at the right. */
function Line({
  message,
  before,
  mine,
}: {
  readonly message: ChatMessage
  readonly before: ChatMessage | undefined
  readonly mine: boolean
}) {
  const translate = useTranslate()
  const [day, time] = formatInstant(message.created_at).split(' ') as [string, string]
  const isNewDay = before === undefined || formatInstant(before.created_at).slice(0, 10) !== day
  const author = message.answer ? `${translate('service.desk')} ${message.author}` : message.author
  return (
    <>
      {isNewDay && <p className="day">{day}</p>}
      <div className="line" data-mine={mine || undefined}>
        <small>{`${author} ${time.slice(0, 5)}`}</small>
        <p>{message.text}</p>
      </div>
    </>
  )
}

function Writing({
  isShown,
  isSending,
  send,
}: {
  readonly isShown: boolean
  readonly isSending: boolean
  readonly send: (text: string) => Promise<boolean>
}) {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown])
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const sent = text.trim()
    if (sent === '' || isSending) return
    if (await send(sent)) setText((now) => (now.trim() === sent ? '' : now))
    box.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    // While a word is being composed (pinyin), Enter chooses it.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) void submit(event)
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <textarea
        ref={box}
        rows={2}
        maxLength={MOST}
        value={text}
        aria-label={translate('service.input')}
        placeholder={translate('service.hint')}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
      />
      <IconButton
        type="submit"
        color="primary"
        aria-label={translate('service.send')}
        disabled={text.trim() === '' || isSending}
      >
        <Icon name="send" />
      </IconButton>
    </form>
  )
}

/** New messages come into sight, unless one reads further up; earlier ones leave the place as it is. */
function useLatestInSight(
  log: { readonly current: HTMLDivElement | null },
  messages: readonly ChatMessage[],
  isShown: boolean,
): void {
  const seen = useRef({ first: 0, last: 0, height: 0 })
  const [first, last] = [messages[0]?.id ?? 0, messages.at(-1)?.id ?? 0]
  useLayoutEffect(() => {
    const box = log.current
    if (!box || !isShown) return
    const before = seen.current
    const wasBelow = before.height - box.scrollTop - box.clientHeight < 80
    if (last !== before.last && (before.last === 0 || wasBelow)) box.scrollTop = box.scrollHeight
    else if (first !== before.first && before.first !== 0) box.scrollTop += box.scrollHeight - before.height
    seen.current = { first, last, height: box.scrollHeight }
  }, [first, last, isShown, log])
}

const Box = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  fontSize: 14,
  '& .log': {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: '12px 16px',
    display: 'flex',
    flexDirection: 'column',
    gap: 10,
    outlineOffset: -2,
    background: theme.palette.background.default,
  },
  '& .log > *': { flex: 'none' },
  '& .greeting': {
    margin: 'auto',
    padding: 24,
    textAlign: 'center',
    color: theme.palette.text.secondary,
    maxWidth: 300,
  },
  '& .day': { margin: '4px auto', fontSize: 12, color: theme.palette.text.secondary },
  '& .line': { maxWidth: '82%', alignSelf: 'flex-start' },
  '& .line small': { display: 'block', fontSize: 12, color: theme.palette.text.secondary, marginBottom: 3 },
  '& .line p': {
    margin: 0,
    padding: '8px 12px',
    borderRadius: '2px 10px 10px 10px',
    background: theme.palette.background.paper,
    border: `1px solid ${theme.palette.divider}`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: 1.6,
  },
  '& .line[data-mine]': { alignSelf: 'flex-end', textAlign: 'right' },
  '& .line[data-mine] p': {
    textAlign: 'left',
    background: theme.palette.action.selected,
    borderColor: 'transparent',
    borderRadius: '10px 2px 10px 10px',
  },
  '& form': {
    display: 'flex',
    alignItems: 'flex-end',
    gap: 4,
    flex: 'none',
    padding: '8px 8px 8px 12px',
    borderTop: `1px solid ${theme.palette.divider}`,
    background: theme.palette.background.paper,
  },
  '& textarea': {
    flex: 1,
    minWidth: 0,
    border: 0,
    outline: 'none',
    resize: 'none',
    font: 'inherit',
    lineHeight: 1.5,
    padding: '4px 0',
    background: 'none',
    color: theme.palette.text.primary,
  },
  '& form:focus-within': { boxShadow: `inset 0 2px 0 ${theme.palette.primary.main}` },
}))
