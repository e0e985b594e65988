/**
 * An amount of yuan in the capitals of the People's Bank's rules for bills (正确填写票据和结算凭证的基本规定): 壹仟零伍拾元整,
 * 叁佰元零伍分. 整 ends what has no fen; a gap between digits is one 零.
 */
import { Decimal } from 'decimal.js'

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟']
const GROUPS = ['', '万', '亿', '兆']

/** `amount` as decimal text, 0 to less than 10^16; fen are rounded half up. */
export function capitalAmount(amount: string): string {
  const [yuan = '0', cents = '00'] = new Decimal(amount).abs().toFixed(2).split('.')
  const [jiao, fen] = [Number(cents[0]), Number(cents[1])]
  const whole = inCapitals(yuan)
  const sign = new Decimal(amount).lt(0) ? '负' : ''
  if (jiao === 0 && fen === 0) return `${sign}${whole === '' ? '零' : whole}元整`
  const gap = jiao === 0 && whole !== '' ? '零' : ''
  const small = `${jiao === 0 ? gap : `${DIGITS[jiao]}角`}${fen === 0 ? '整' : `${DIGITS[fen]}分`}`
  return `${sign}${whole === '' ? '' : `${whole}元`}${small}`
}

/** Whole yuan by groups of four digits; nothing for 0. */
function inCapitals(digits: string): string {
  let text = ''
  let isGap = false
  for (const [at, sign] of [...digits].entries()) {
    const place = digits.length - 1 - at
    if (sign === '0') isGap = true
    else {
      text += `${isGap && text !== '' ? '零' : ''}${DIGITS[Number(sign)]}${PLACES[place % 4]}`
      isGap = false
    }
    const group = digits.slice(Math.max(0, at - 3), at + 1)
    if (place % 4 === 0 && place > 0 && /[1-9]/.test(group)) text += GROUPS[place / 4]
  }
  return text
}
