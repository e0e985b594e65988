/**
 * The demo's people: common surnames and given names, ID numbers with right check digits, phone numbers that belong to
 * nobody.
 */
import { DAY_MS } from '../../../values/calendar.ts'
import { idCardCheckDigit } from '../../../values/id-card.ts'
import type { Dice } from '../dice.ts'

/** Often ones stand more often. */
const SURNAMES = [
  ...'王李张刘陈王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹',
]
const GIVEN = [
  '伟',
  '芳',
  '娜',
  '敏',
  '静',
  '磊',
  '洋',
  '勇',
  '艳',
  '杰',
  '娟',
  '涛',
  '超',
  '霞',
  '平',
  '刚',
  '桂英',
  '子涵',
  '雨桐',
  '浩然',
  '梓萱',
  '俊杰',
  '思远',
  '欣怡',
  '志强',
  '建国',
  '晓燕',
  '文博',
  '海燕',
  '雪梅',
  '明轩',
  '佳琪',
  '天宇',
  '诗涵',
  '嘉懿',
  '一鸣',
  '若曦',
  '泽宇',
  '梦瑶',
  '子轩',
  '宇航',
  '晨曦',
  '立新',
  '国栋',
  '丽华',
  '振华',
  '婷婷',
  '丹丹',
  '鹏飞',
  '春梅',
  '秀兰',
  '永康',
  '安然',
  '景行',
  '书瑶',
  '知远',
  '慕白',
  '清扬',
  '沐阳',
  '可欣',
]
const LONG_NAMES = ['欧阳若兰', '司马长风', '上官雨晴', '阿依古丽·买买提', '诸葛明远', '古丽娜尔·艾山']
const AREA_CODES = [
  '330106',
  '330108',
  '320102',
  '320505',
  '310115',
  '510107',
  '420106',
  '340104',
  '360102',
  '410105',
  '430102',
  '370102',
  '350102',
  '500103',
]

export function personName(dice: Dice): string {
  return dice.chance(0.015) ? dice.pick(LONG_NAMES) : dice.pick(SURNAMES) + dice.pick(GIVEN)
}

/** Born 20 to 55 years before `today`. */
export function idNumber(dice: Dice, today: string): string {
  const born = new Date(Date.parse(today) - dice.int(20 * 365, 55 * 365) * DAY_MS)
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '')
  const first17 = `${dice.pick(AREA_CODES)}${born}${String(dice.int(1, 999)).padStart(3, '0')}`
  return first17 + idCardCheckDigit(first17)
}

/** 1380000xxxx; after ten thousand people the numbers begin again. */
export const phoneNumber = (number: number): string => `1380000${String(number % 10_000).padStart(4, '0')}`
