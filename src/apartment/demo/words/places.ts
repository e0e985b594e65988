/** Where the demo's stores and homes are: real cities and districts, invented communities and streets. */
export interface Area {
  readonly store: string
  readonly province: string
  readonly city: string
  readonly district: string
  /** Area code of its telephones. */
  readonly dial: string
  readonly communities: readonly string[]
  readonly streets: readonly string[]
  readonly apartments: readonly string[]
}

export const areas: readonly Area[] = [
  {
    store: '杭州城西店',
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    dial: '0571',
    communities: ['云栖锦苑', '西溪雅筑', '翠柏佳园', '松涧里', '留香公馆', '紫荆雅苑', '溪语花城', '蒋村名邸'],
    streets: ['文澜路', '花蒋北路', '栖霞西街', '崇义路'],
    apartments: ['栖屿公寓·西溪社区', '栖屿公寓·文澜社区'],
  },
  {
    store: '杭州滨江店',
    province: '浙江省',
    city: '杭州市',
    district: '滨江区',
    dial: '0571',
    communities: ['江澜雅苑', '白马湖畔', '钱塘云庭', '星耀城邸', '冠山锦园', '长河新村', '春波南苑', '映翠府'],
    streets: ['江汀路', '春波街', '浦乐路', '长漪路'],
    apartments: ['栖屿公寓·江汀社区', '栖屿公寓·白马社区'],
  },
  {
    store: '上海张江店',
    province: '上海市',
    city: '上海市',
    district: '浦东新区',
    dial: '021',
    communities: ['藿香名苑', '益江新苑', '紫薇雅庭', '金桂小区', '张东花园', '香楠公馆', '广兰佳苑', '川杨河畔'],
    streets: ['藿香路', '青桐路', '伽利路', '玉兰香街'],
    apartments: ['栖屿公寓·张东社区', '栖屿公寓·川杨社区'],
  },
  {
    store: '苏州姑苏店',
    province: '江苏省',
    city: '苏州市',
    district: '姑苏区',
    dial: '0512',
    communities: ['平江雅苑', '桂花新村', '梧桐里', '沧浪佳园', '胥江花苑', '葑溪名庭', '吴门锦里', '竹辉小筑'],
    streets: ['枕河路', '桐泾里', '书香街', '葑溪路'],
    apartments: ['栖屿公寓·枕河社区', '栖屿公寓·胥江社区'],
  },
  {
    store: '南京江宁店',
    province: '江苏省',
    city: '南京市',
    district: '江宁区',
    dial: '025',
    communities: ['百家湖畔', '方山雅筑', '秦淮绿洲', '将军山庄', '天印花园', '牛首锦苑', '学府名邸', '岔路新城'],
    streets: ['天印西路', '佳湖南路', '学府北街', '竹山里'],
    apartments: ['栖屿公寓·佳湖社区', '栖屿公寓·学府社区'],
  },
]

export const secondClientAreas: readonly Area[] = [
  {
    store: '成都武侯店',
    province: '四川省',
    city: '成都市',
    district: '武侯区',
    dial: '028',
    communities: ['锦里雅居', '芙蓉花园', '望江新苑', '玉林小筑'],
    streets: ['芳菲路', '玉棠街'],
    apartments: ['蓉寓·玉林社区'],
  },
]
