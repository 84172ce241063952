
import { chromium } from '@playwright/test';
import { enterGame } from './e2e/support/table-frame.ts';
const base='http://localhost:5740';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const list=[['DS88','ds88_arena',{width:390,height:844},'p'],['DIG','dig_arena',{width:844,height:390},'l'],['WS168','ws168_arena',{width:1440,height:900},'d']] as const;
const gs=await Promise.all(list.map(async([vendor,gameCode,viewport,n])=>({n,...await enterGame(b,base,{vendor,gameCode,viewport,reducedMotion:'no-preference'} as any)})));
for(const g of gs) g.page.on('console',m=>m.type()==='error'&&console.log(g.n,m.text()));
await new Promise(r=>setTimeout(r,3500));
for(const g of gs){ await g.page.screenshot({path:`/tmp/w/pv28/${g.n}-0.png`});
 try{ await g.page.getByRole('button',{name:/^Meron/}).click({timeout:4000}); await g.page.getByRole('button',{name:/^Meron/}).click({timeout:4000}); await g.page.screenshot({path:`/tmp/w/pv28/${g.n}-1.png`}); await g.page.getByRole('button',{name:/^Bet P/}).click({timeout:4000}); await g.page.waitForTimeout(1200); await g.page.screenshot({path:`/tmp/w/pv28/${g.n}-2.png`}); }catch(e){console.log(g.n,String(e).slice(0,300))} }
await Promise.all(gs.map(async g=>{ await g.page.locator('.arena-stage[data-state=FIGHTING]').waitFor({timeout:200000}); for(const [i,t] of [1500,2300,3500,6000].entries()){ await g.page.waitForTimeout(t); await g.page.screenshot({path:`/tmp/w/pv28/${g.n}-f${i}.png`}); } await g.page.locator('.arena-result strong').waitFor({timeout:100000}); await g.page.waitForTimeout(700); await g.page.screenshot({path:`/tmp/w/pv28/${g.n}-r.png`}); }));
await b.close(); console.log('ok');
