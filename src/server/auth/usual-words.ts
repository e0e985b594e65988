/**
 * What Chinese people choose and the estimator's lists lack (there is no Chinese package of it), each list the most
 * usual first.
 */
const listed = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(' '))

/** Love in sound and in numbers, words for passwords and accounts, large cities and brands, in Latin letters. */
const WORDS = listed(
  'woaini iloveyou 520 1314 5201314 521 woaiwo aini wo ai ni mima wodemima qwerty admin huawei xiaomi zhongguo china',
  'beijing shanghai guangzhou shenzhen hangzhou chengdu wuhan nanjing chongqing tianjin suzhou xian qingdao changsha',
  'gongyu guanli guanliyuan yonghu zhanghao denglu kaimen mensuo fangdong zuke baobei laopo laogong root test user guest',
  'alibaba taobao tencent weixin wechat baidu jingdong meituan douyin bytedance apple iphone honor oppo vivo lenovo haier',
  'midea gree administrator manager welcome',
)

const SURNAMES = listed(
  'wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo liang song zheng xie han tang feng',
  'yu dong xiao cheng cao yuan deng fu shen zeng peng lv su lu jiang cai jia ding wei xue ye yan pan du dai xia zhong',
  'tian ren fan fang shi yao tan sheng zou xiong jin hao kong bai cui kang mao qiu qin gu hou shao meng long wan duan lei',
  'qian tao',
)

const GIVEN_NAMES = listed(
  'wei fang na min jing li qiang lei jun yang yong yan jie juan tao ming chao xia ping gang bo hui xin ying hua xiuying',
  'xiaoming xiulan guiying xiaohong jianguo zhiqiang jianhua xiaoli xiaoyan guoqiang haiyan lili yuhua jianjun lihua',
  'xiaofang weiwei xiaolong zhiwei haibo xiaojun xiaomei yumei liping tingting dandan zihan yuxuan haoran zixuan yichen',
  'jianping zhigang wenjie jiahao xiaowei junjie minmin yanyan jingjing xiaoyu xiaolei feng bin liang kai peng fei rui',
  'dan ting hong mei qing ning bin long hao yu chen kun',
)

/** Surname first, as it is said. */
const NAMES = SURNAMES.flatMap((surname, at) =>
  GIVEN_NAMES.map((given, place) => ({ name: surname + given, usual: (at + 1) * (place + 1) })),
)
  .toSorted((a, b) => a.usual - b.usual)
  .map(({ name }) => name)

const FIRST_YEAR = 1960
const YEARS = 75
const DIGITS = [
  ...listed('123 1234 12345 123456 1 12 520 521 1314 666 888 168 321 111 000 88 66 99 8888 6666 123321 001 01 110 119'),
  ...Array.from({ length: YEARS }, (_, at) => String(FIRST_YEAR + YEARS - 1 - at)),
]
const SIGNS = ['', '@', '!', '#', '.', '_', '-', '*', '$', '&', '%', '+']

/** What is put behind a word so that it holds a digit and a sign: a word and such an end are two guesses. */
const ENDS = DIGITS.flatMap((digits) => [
  ...SIGNS.map((sign) => sign + digits),
  ...SIGNS.slice(1).map((sign) => digits + sign),
])

export const USUAL: Readonly<Record<string, (string | number)[]>> = {
  pinyin: [...WORDS, ...SURNAMES, ...GIVEN_NAMES],
  names: [...new Set(NAMES)],
  ends: ENDS,
}
