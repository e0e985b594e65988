/** 短信剩余 1,286: in sight on a wide screen, so that nobody finds out too late. */
import { Link } from 'react-router-dom'
import { useTranslate } from 'ra-core'
import { useSmsLeft } from './use-sms-left.ts'

export function SmsLeft() {
  const translate = useTranslate()
  const { left, isOut, to } = useSmsLeft()
  const content = (
    <>
      {translate('header.sms_left')} <b data-none={isOut || undefined}>{left.toLocaleString('en-US')}</b>
    </>
  )
  return to === null ? (
    <span className="wide fact">{content}</span>
  ) : (
    <Link className="wide fact" to={to}>
      {content}
    </Link>
  )
}
