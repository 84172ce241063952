import { cnHelp } from './cn-help.ts';
import { cnStories } from './cn-stories.ts';
import type { DemoTranslation } from './translation.ts';

/** What the demo brand says in simplified Chinese. */
export const cn: DemoTranslation = {
  ...cnStories,
  help: cnHelp,
  banners: {
    'home-1': ['光明正大地玩', '新用户可领 1,000 游戏币，概率公开，每次抽取皆可验证。', '注册'],
    'home-2': ['灯笼花园', '纸灯笼下的二十条线，集齐三道月门即可开启免费旋转。', '立即游戏'],
    'home-3': ['每一枚金币都有账可查', '每笔投注、派彩和存款都是一行记录，您可以自己查阅和核算。', '了解详情'],
    'rng-1': ['概率公开的老虎机', '旋转之前，每款老虎机都会显示玩家回报率和波动性。', '如何验证抽取结果'],
    'live-1': ['桌边为您留座', '牌出自密封的牌靴，每一局都有凭证。', ''],
    'fish-1': ['深海捕鱼，规则清晰', '开炮之前，先看每条鱼的赔付。', ''],
    'pvp-1': ['玩家对玩家', '本站只负责发牌，不偏袒任何一方。', ''],
    'sports-1': ['场场可投', '赛前与滚球赔率俱全，赛果一出即派彩。', ''],
    'esports-1': ['每张地图都能投', '热门电竞赛事的实时赔率。', ''],
    'lott-1': ['可以亲自验证的开奖', '每期先封存，开奖后再揭开。', ''],
    'cockfight-1': ['只有虚拟斗鸡', '从头到尾都是动画，不伤害、不展示、不直播任何动物。', ''],
    'promotion-1': ['优惠清楚，条款明白', '能得到什么，需要做什么，何时结束，一目了然。', '注册'],
    'shop-1': ['积分永不过期', '您玩出来的积分归您所有，直到用掉为止。', '查看等级'],
    'help-1': ['需要什么帮助？', '规则、公平性和您的资金，说得明明白白。', ''],
    'reg-1': ['一分钟开始第一局', '一注册就有游戏币。无需银行卡，无需存款，没有附加条件。', ''],
    'register-1': ['欢迎光临', '', ''],
  },
  games: {
    baccarat_tables: '百家乐桌台',
    roulette_wheels: '轮盘与转盘',
    dice_tables: '骰子桌台',
    lantern_garden: '灯笼花园',
    jade_cascade: '翡翠飞瀑',
    dragon_ledger: '龙之账册',
    neon_orchard: '霓虹果园',
    mammoth_ridge: '猛犸山脊',
    harbour_chests: '港湾宝箱',
    storm_anvil: '雷霆铁砧',
    honey_meadow: '蜂蜜草原',
    nugget_gulch: '淘金峡谷',
    pearl_tide: '珍珠潮汐',
    fixed_stars: '恒星天文台',
    lotus_theatre: '莲花水戏台',
    crash: '爆点',
    mines: '扫雷',
    hi_lo: '高低',
    tower: '登塔',
    video_poker: '杰克高手',
    lucky_koi: '锦鲤刮刮乐',
    dice: '骰子',
    plinko: '弹珠',
    limbo: '极限',
    wheel: '幸运转盘',
    keno_mini: '迷你基诺',
    coin_flip: '抛硬币',
    baccarat: '百家乐',
    speed_baccarat: '极速百家乐',
    baccarat_no_commission: '免佣百家乐',
    roulette: '欧式轮盘',
    golden_pockets: '幸运金格轮盘',
    sic_bo: '骰宝',
    blackjack: '二十一点',
    three_card_poker: '三张牌扑克',
    dragon_tiger: '龙虎',
    fish_prawn_crab: '鱼虾蟹',
    fan_tan: '番摊',
    se_die: '色碟',
    wenzhou: '温州牌九',
    two_eight: '二八杠',
    dragon_phoenix: '龙凤炸金花',
    niuniu_table: '牛牛桌',
    bull_fight: '斗牛红蓝对决',
  },
  playerNotices: [
    {
      title: '欢迎来到 Baize：这里全部使用虚拟游戏币',
      content:
        '<p>本站的余额都是虚拟游戏币，不能购买、提现或兑换。余额不足时，随时可以在<a href="/?member=transferFund">钱包</a>中添加。</p>',
    },
    {
      title: '每一次旋转都可以亲自验证',
      content:
        '<p>游戏前会显示种子的指纹。更换种子后，旧种子随即公布，用它进行的每一局都可以重新计算。</p><p><a href="/help#fair">了解验证方法</a></p>',
    },
    {
      title: '刚才谁赢了？赢家榜已开放',
      content:
        '<p><a href="/winners">赢家榜</a>按入账显示本站最新和最大的赢奖，<a href="/ranking">排行榜</a>则将它们累计。名称已遮蔽，数字如实显示。</p>',
    },
    {
      title: '把 Baize 放到主屏幕',
      content:
        '<p>安装为 APP 后，本站全屏打开，启动更快。只需点三下，无需应用商店：请看<a href="/down">安装指南</a>。</p>',
    },
  ],
  popupNotices: [
    {
      title: '入座之前',
      content:
        '<p>您使用的金币不花钱，也买不到任何东西。其余都是真实的：概率公开，每次抽取可以验证，每一枚金币都有记账。</p><ul><li><a href="/beginner">第一次来？请先看新手指南</a></li><li><a href="/help#responsible">有限度地游戏</a></li><li><a href="/help#term">本站条款</a></li></ul>',
    },
  ],
};
