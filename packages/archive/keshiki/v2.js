var dn=Object.defineProperty;var d=(e,_)=>{for(var t in _)dn(e,t,{get:_[t],enumerable:!0})};var Ne={};d(Ne,{actions:()=>Ie,useTool:()=>An});var we={};d(we,{EMPTY:()=>m,block:()=>W,canTap:()=>Z,colorOf:()=>y,colors:()=>R,counterOf:()=>H,falls:()=>z,goesWith:()=>b_,iceOf:()=>o_,isFrozen:()=>Q_,isNormal:()=>y_,kindIds:()=>U,kindOf:()=>L,kinds:()=>p,meets:()=>T_,melted:()=>ke,obstacleKinds:()=>p_,recolored:()=>Ye,thawed:()=>C_,trait:()=>r_,traits:()=>I,valueOf:()=>N});var We={};d(We,{kindIds:()=>U,kinds:()=>p,obstacleKinds:()=>p_});var Ur={is:"plus",least:1,most:99,offered:[2,12]},Hr={is:"minus",least:1,most:99,offered:[2,12]},J_={why:"frozen",text:{ja:"氷結ブロックは押せません。となりの同じ色を消すと、氷がとけます。",en:"A frozen block cannot be tapped. Clear its color beside it."}},qr={why:"counter",text:{ja:"カウンターは押せません。同じ色のかたまりを押します。",en:"A counter cannot be tapped. Tap a normal block of its group."}},e_=["swap","paint","flood","bomb","maul"],Jr={ja:"次は、まんなか。",en:"Now the middle."},fn=5,mn={normal:{code:0,mark:"__",also:[],letter:null,colored:!0,falls:!0,refusal:null,counter:null,thaws:null,tools:["pop","shuffle",...e_],first:1,text:{ja:"ノーマルブロック",en:"Normal block"},rule:{ja:"同じ色が2つ以上となり合うと、押して消せます。",en:"Tap it when two or more of its color touch."},meeting:null},ice1:{code:1,mark:"_*",also:[],letter:null,colored:!0,falls:!0,refusal:J_,counter:null,thaws:{met:"normal",unmet:"normal"},tools:["melt",...e_],first:11,text:{ja:"氷結ブロック",en:"Frozen block"},rule:{ja:"同じ色がとなりで消えると、とけます。",en:"Thaws when its own color clears beside it."},meeting:{board:"...../...../...../RRYYR/R*RYYR",steps:[{tap:"a3",text:{ja:"同じ色がとなりで消えると、とけます。",en:"A frozen block thaws when its own color clears beside it."}},{tap:"b3",text:{ja:"とけました。次は、まんなか。",en:"It thawed. Now the middle."}},{tap:"a4",text:{ja:"もう、ふつうに消せます。",en:"Now it clears like any other."}}],end:{ja:"氷結ブロックは、一度とかしてから。",en:"A frozen block takes one clear more."}}},plus:{code:4,mark:"_+",also:[],letter:null,colored:!0,falls:!0,refusal:qr,counter:Ur,thaws:null,tools:["free",...e_],first:21,text:{ja:"カウンター+",en:"Counter+"},rule:{ja:"書かれた数以上のかたまりなら、いっしょに消えます。",en:"Clears with a group of that many or more."},meeting:{board:"...../...../...../..YRR/R+5RYRR",steps:[{tap:"a4",text:{ja:"≥5は、5個以上のかたまりなら消えます。2個では？",en:"≥5 clears with a group of 5 or more. And with 2?"}},{tap:"b4",text:{ja:"あと3足りません。まんなかを消します。",en:"Three short. Clear the middle."}},{tap:"b4",text:{ja:"これで5個。",en:"Five now."}}],end:{ja:"数えるときは、自分も一つ。",en:"It counts itself as one."}}},ice2:{code:2,mark:"**",also:[],letter:null,colored:!0,falls:!0,refusal:J_,counter:null,thaws:{met:"ice1",unmet:"ice1"},tools:["melt",...e_],first:31,text:{ja:"氷結ブロックLV2",en:"Frozen block LV2"},rule:{ja:"同じ色がとなりで2回消えると、とけます。",en:"Thaws when its own color clears beside it twice."},meeting:{board:"...../...../...../..YR./R**RYR.",steps:[{tap:"a4",text:{ja:"LV2は、二度でとけます。",en:"LV2 takes two."}},{tap:"b4",text:{ja:"一度目。次は、まんなか。",en:"One. Now the middle."}},{tap:"b4",text:{ja:"二度目。",en:"Two."}}],end:{ja:"とけました。点の数がLVです。",en:"Thawed. The dots show the level."}}},minus:{code:8,mark:"_-",also:["_="],letter:null,colored:!0,falls:!0,refusal:qr,counter:Hr,thaws:null,tools:["flip",...e_],first:41,text:{ja:"カウンター−",en:"Counter−"},rule:{ja:"書かれた数以下のかたまりのときだけ消えます。",en:"Clears only with a group of that many or fewer."},meeting:{board:"...../...../...../RRY../R-3RYR.",steps:[{tap:"a3",text:{ja:"≤3は、3個以下のときだけ消えます。4個では？",en:"≤3 clears only with 3 or fewer. And with 4?"}},{tap:"b4",text:{ja:"一つ多かったので残りました。",en:"One too many, so it stayed."}},{tap:"b4",text:{ja:"2個なら消えます。",en:"A group of two removes it."}}],end:{ja:"小さく分けるのも手です。",en:"Sometimes smaller is better."}}},icePlus:{code:5,mark:"*+",also:[],letter:null,colored:!0,falls:!0,refusal:J_,counter:Ur,thaws:{met:"normal",unmet:"plus"},tools:["melt",...e_],first:51,text:{ja:"氷結カウンター+",en:"Frozen counter+"},rule:{ja:"書かれた数以上のかたまりがとなりで消えると、ノーマルブロックに戻ります。足りないと氷だけとけます。",en:"A big enough group beside it frees it; a smaller one only thaws it."},meeting:{board:"...../...../...../..YR./R*+4RYRR",steps:[{tap:"a4",text:{ja:"足りないと、氷だけとけます。",en:"Too few only thaws it."}},{tap:"b4",text:Jr},{tap:"b4",text:{ja:"4個そろいました。",en:"Four now."}}],end:{ja:"足りていれば、一度でノーマルブロックに戻ります。",en:"With enough, one clear frees it."}}},rock:{code:0,mark:"<_>",also:["[_]"],letter:"o",colored:!1,falls:!0,refusal:{why:"rock",text:{ja:"岩ブロックは消えません。落ちます。",en:"Rock never clears. It falls."}},counter:null,thaws:null,tools:["hammer","bomb","maul"],first:61,text:{ja:"岩ブロック",en:"Rock"},rule:{ja:"消えません。落ちます。",en:"Never clears. It falls."},meeting:{board:"...../...../.o.../YRY../YRY..",steps:[{tap:"b3",text:{ja:"岩ブロックは消えません。落ちます。",en:"Rock never clears. It falls."}},{tap:"a4",text:{ja:"岩ブロックごしには、つながりません。",en:"Nothing links through it."}},{tap:"b4",text:{ja:"残りも消します。",en:"And the rest."}}],end:{ja:"岩ブロックが残っても全消しです。",en:"Rock may stay: this is all clear."}}},marked:{code:6,mark:"_@",also:[],letter:null,colored:!0,falls:!0,refusal:null,counter:null,thaws:null,tools:["pop",...e_],first:fn,text:{ja:"マークつき",en:"Marked"},rule:{ja:"ふつうのブロックです。全部消すのが目標です。",en:"A plain block: the goal is to clear all of these."},meeting:{board:"...../...../...../YYB../@RRBY.",steps:[{tap:"a3",text:{ja:"マークつきを全部消せば達成です。まず上を。",en:"Clear what is marked. First what lies above."}},{tap:"a4",text:{ja:"マークつきは、ふつうに消せます。",en:"A marked block clears like any other."}},{tap:"a4",text:{ja:"ほかは残ってもかまいません。",en:"The others may stay."}}],end:{ja:"マークがなくなれば達成です。",en:"When no mark is left, you are done."}}},iceMinus:{code:9,mark:"*-",also:["*="],letter:null,colored:!0,falls:!0,refusal:J_,counter:Hr,thaws:{met:"normal",unmet:"minus"},tools:["melt",...e_],first:71,text:{ja:"氷結カウンター−",en:"Frozen counter−"},rule:{ja:"書かれた数以下のかたまりがとなりで消えると、ノーマルブロックに戻ります。多いと氷だけとけます。",en:"A small enough group beside it frees it; a bigger one only thaws it."},meeting:{board:"...../...../...../RRY../R*-3RYR.",steps:[{tap:"a3",text:{ja:"多すぎると、氷だけとけます。",en:"Too many only thaws it."}},{tap:"b4",text:Jr},{tap:"b4",text:{ja:"3個以下なので消えます。",en:"Three or fewer: it clears."}}],end:{ja:"少なければ、一度でノーマルブロックに戻ります。",en:"With few, one clear frees it."}}},steel:{code:1,mark:"<->",also:["[-]"],letter:"x",colored:!1,falls:!1,refusal:{why:"steel",text:{ja:"鋼鉄ブロックは消えません。動きません。",en:"Steel never clears and never moves."}},counter:null,thaws:null,tools:["chisel","maul"],first:81,text:{ja:"鋼鉄ブロック",en:"Steel"},rule:{ja:"消えません。動きません。",en:"Never clears. Never moves."},meeting:{board:"...../...../.Y.../Rx.L./RRYL.",steps:[{tap:"a4",text:{ja:"鋼鉄ブロックは消えません。動きません。",en:"Steel never clears. Never moves."}},{tap:"a4",text:{ja:"上をこえて、下をくぐります。",en:"Blocks pass over and under it."}},{tap:"c4",text:{ja:"あたると止まります。",en:"What hits it stops."}}],end:{ja:"鋼鉄ブロックが残っても全消しです。",en:"Steel may stay: this is all clear."}}}},p=mn,Qr=e=>p[e].first??Number.MAX_SAFE_INTEGER,U=Object.keys(p).sort((e,_)=>Qr(e)-Qr(_)),p_=U.filter(e=>e!=="normal");var R=[{letter:"L",hex:"#7DB9E8",text:{ja:"水色",en:"Light blue"}},{letter:"R",hex:"#FF6347",text:{ja:"珊瑚赤",en:"Coral red"}},{letter:"Y",hex:"#F4D03F",text:{ja:"砂金色",en:"Sand gold"}},{letter:"G",hex:"#2E8B57",text:{ja:"海緑",en:"Sea green"}},{letter:"B",hex:"#1E5799",text:{ja:"深い青",en:"Deep blue"}},{letter:"W",hex:"#F5F5F5",text:{ja:"真珠白",en:"Pearl white"}}],m=0,Re=7,pn=8,h_=128;function W(e,_,t=0){let{code:r,colored:o,counter:n}=p[e];return(o?_:Re)+pn*r+(n?h_*t:0)}var r_={taps:1,falls:2,frozen:4,plus:8,minus:16},{taps:Xr,falls:Zr,frozen:_o,plus:eo,minus:to}=r_,ro=Array.from({length:h_},()=>null),I=new Uint8Array(h_),oo=new Uint8Array(h_),no=new Uint8Array(h_),Ge=new Uint8Array(h_);for(let e of Object.keys(p))for(let _=1;_<=R.length;_++)hn(e,_);function hn(e,_){let{falls:t,refusal:r,counter:o,thaws:n}=p[e],s=W(e,_);ro[s]=e,I[s]=(r?0:Xr)|(t?Zr:0)|(n?_o:0)|(o?r_[o.is]:0),oo[s]=so(e),no[s]=n?W(n.met,_):s,Ge[s]=n?W(n.unmet,_):s}function so(e){let{thaws:_}=p[e];return _?1+so(_.unmet):0}function y(e){let _=e&7;return _===Re?0:_}function L(e){return ro[e&127]??null}function o_(e){return oo[e&127]}function H(e){let _=L(e);return _&&p[_].counter}function N(e){return e>>7}function y_(e){return e>0&&e<Re}function Z(e){return(I[e&127]&Xr)!==0}function z(e){return(I[e&127]&Zr)!==0}function Q_(e){return(I[e&127]&_o)!==0}function Ye(e,_){return e-(e&7)+_}function T_(e,_){let t=I[e&127];return t&eo?_>=e>>7:t&to?_<=e>>7:!0}function b_(e,_){return!Q_(e)&&T_(e,_)}function C_(e,_){return ao(e,(T_(e,_)?no:Ge)[e&127])}function ke(e){return ao(e,Ge[e&127])}function ao(e,_){return I[_]&(eo|to)?_+e-(e&127):_}var xe={};d(xe,{LONGEST_SIDE:()=>k,cellAt:()=>g,cellName:()=>v,columnName:()=>X_,columnOf:()=>q,indexOf:()=>G,readCell:()=>B_,rowOf:()=>J});var k=32;function g(e,_){return _*32+e}function q(e){return e%32}function J(e){return Math.floor(e/32)}var ve="abcdefghijklmnopqrstuvwxyz";function X_(e){return e<26?ve.charAt(e):`a${ve.charAt(e-26)}`}function v(e){return`${X_(q(e))}${J(e)}`}var yn=/^(a?)([a-z])(0|[1-9]\d?)$/;function B_(e){let _=yn.exec(e);if(!_)return null;let t=ve.indexOf(_[2]??"")+(_[1]?26:0),r=Number(_[3]);return t<32&&r<32?g(t,r):null}function G(e,_){let t=q(_),r=J(_);return _>=0&&t<e.width&&r<e.height?r*e.width+t:-1}var $e={};d($e,{TOOL_SLOTS:()=>fo,earnedTools:()=>gn,toolIds:()=>uo,tools:()=>O,toolsFit:()=>je});function F(e,_){let t={};for(let r of _)t[r]=E_(`${r}
${e}`);return t}function n_(e,_){let t=e[_]+1831565813|0;e[_]=t>>>0;let r=Math.imul(t^t>>>15,t|1);return r^=r+Math.imul(r^r>>>7,r|61),(r^r>>>14)>>>0}function Q(e,_,t){return Math.floor(n_(e,_)/4294967296*t)}function L_(e,_,t){let r=t[Q(e,_,t.length)];if(r===void 0)throw new Error("pick: the list is empty");return r}function _e(e,_,t){for(let r=t.length-1;r>0;r--){let o=Q(e,_,r+1),n=t[r];t[r]=t[o],t[o]=n}return t}function E_(e){let _=2654435769,t=608135816,r=3084996962,o=2246822507;for(let n=0;n<e.length;n++){let s=e.charCodeAt(n);_=t^Math.imul(_^s,739982445),t=r^Math.imul(t^s,695872825),r=o^Math.imul(r^s,458671337),o=_^Math.imul(o^s,2146121005)}return _=Z_(_^o>>>16),t=Z_(t^_),r=Z_(r^t),Z_(o^r^e.length)>>>0}function Z_(e){let _=e;return _=Math.imul(_^_>>>16,569420461),_=Math.imul(_^_>>>15,1935289751),_^_>>>15}var Se=2e4;function ee(e,_,t){if(_.game!==e.id)return{ok:!1,why:`a replay of ${_.game}, not of ${e.id}`,at:null};if(_.version!==e.version)return{ok:!1,why:`rules version ${_.version}, but these are version ${e.version}`,at:null};if(_.log.length>Se)return{ok:!1,why:`more than ${Se} actions`,at:null};let r=e.setups.read(_.setup);if(r===null)return{ok:!1,why:"the setup is not one of this game",at:null};let o=e.start(r,_.seed),n=0;for(let s of _.log){let a=Ae(e,o,s.seat,s.line);if(!a.ok)return{ok:!1,why:a.why,at:n};let{action:l,events:i}=a,c=o;if(o=a.state,n+=1,t?.({entry:s,action:l,before:c,after:o,events:i},n-1)==="stop")break}return{ok:!0,state:o,result:e.result(o),plies:n}}function Ae(e,_,t,r){let o=e.actions.read(r);return o===null?{ok:!1,why:"notAnAction"}:Oe(e,_,t,o)}function Oe(e,_,t,r){if(!e.turn(_).includes(t))return{ok:!1,why:"notYourTurn"};let o=e.apply(_,t,r);return o.ok?{ok:!0,state:o.state,events:o.events,action:r}:o}function A(e,_){return{ja:lo(e.ja,_,t=>t.ja),en:lo(e.en,_,t=>t.en),message:e,values:_}}function lo(e,_,t){return e.replace(/\{(\w+)\}/g,(r,o)=>{let n=_[o]??r;return typeof n=="object"?t(n):String(n)})}var te=class e{entries=[];recent=[];undone=[];current;remember;game;setup;seed;constructor(_,t,r,{remember:o=Number.POSITIVE_INFINITY}={}){this.game=_,this.setup=t,this.seed=r,this.remember=o;let n=_.setups.read(t);if(n===null)throw new Error(`not a setup of ${_.id}: ${t}`);this.current=_.start(n,r)}static resume(_,t){let r=[],o=ee(_,t,n=>{r.push(n)});return o.ok?{ok:!0,value:e.of(_,t,r)}:{ok:!1,why:o.why}}static of(_,{setup:t,seed:r},o){let n=new e(_,t,r);for(let s of o)n.take(s);return n}get state(){return this.current}get log(){return[...this.entries]}get length(){return this.entries.length}get last(){return this.recent.length===0&&this.entries.length>0&&this.recall(),this.recent.at(-1)??null}attempt(_,t){return this.attempted(_,Ae(this.game,this.current,_,t))}take(_){this.entries.push(_.entry),this.recent.push(_),this.recent.length>this.remember&&this.recent.shift(),this.undone=[],this.current=_.after}play(_,t){return this.played(this.attempt(_,t))}act(_,t){return this.played(this.attempted(_,Oe(this.game,this.current,_,t)))}attempted(_,t){if(!t.ok)return t;let{action:r,state:o,events:n}=t;return{ok:!0,ply:{entry:{seat:_,line:this.game.actions.write(r)},action:r,before:this.current,after:o,events:n}}}played(_){return _.ok?(this.take(_.ply),{ok:!0,state:_.ply.after,events:_.ply.events}):_}canUndo(_="hidden"){let{last:t}=this;return t!==null&&(_==="practice"||!this.game.revealsHidden(t.events))}canRedo(){return this.undone.length>0}undo(_="hidden"){let{last:t}=this;return!t||!this.canUndo(_)?null:(this.recent.pop(),this.entries.pop(),this.undone.push(t),this.current=t.before,t.entry)}redo(){let _=this.undone.pop();if(!_)return null;let{undone:t}=this;return this.take(_),this.undone=t,{entry:_.entry,events:_.events}}at(_){let t=this.length-this.recent.length,r=this.recent[Math.min(_,this.length)-1-t];if(r)return{state:r.after,events:r.events};let[o]=this.recent;return o&&t===0?{state:o.before,events:[]}:this.length===0?{state:this.current,events:[]}:this.folded(_)}folded(_){let t=[],r={...this.replay(),log:this.entries.slice(0,Math.max(0,_))},o=ee(this.game,r,n=>{t=n.events});if(!o.ok)throw new Error(`a played action is refused: ${o.why}`);return{state:o.state,events:t}}recall(){let _=this.entries.length-this.remember;ee(this.game,this.replay(),(t,r)=>{r>=_&&this.recent.push(t)})}branch(_){let t=e.resume(this.game,{...this.replay(),log:this.entries.slice(0,_)});if(!t.ok)throw new Error(`a played action is refused: ${t.why}`);return t.value}replay(){let{game:_,setup:t,seed:r}=this;return{game:_.id,version:_.version,setup:t,seed:r,log:this.log}}};var Ee={};d(Ee,{coloredLeft:()=>$_,colorsOn:()=>g_,groupAt:()=>M_,isStuck:()=>j_,resolveTap:()=>ne,tapRefusal:()=>oe,tappable:()=>Ce});var s_=new Int16Array(1024),P=new Uint8Array(1024);function oe(e,_){let t=G(e,_);if(t<0)return"outside";let r=e.cells[t]??m;if(Z(r))return Te(e,t)?null:"single";let o=L(r);return o===null?"empty":p[o].refusal?.why??null}function ne(e,_){let t=io(e,G(e,_)),{cells:r,width:o}=e,n=[],s=[],a=!0;for(let i=0;i<t;i++){let c=s_[i],f=r[c],u=g(c%o,c/o|0);n.push(u),y_(f)||(a=!1),!(f>>3&&!b_(f,t))&&(s.push(u),P[c]=2)}let l=a?[]:bn(e,t);for(let i=0;i<t;i++)P[s_[i]]=0;return{group:n,removed:s,touched:l}}function M_(e,_){let t=io(e,_),r=Array.from(s_.subarray(0,t));for(let o of r)P[o]=0;return r}function io(e,_){let{cells:t,width:r}=e,o=t[_]&7,n=t.length-r,s=1;s_[0]=_,P[_]=1;for(let a=0;a<s;a++){let l=s_[a],i=l%r;i>0&&(s=re(t,l-1,o,s)),i<r-1&&(s=re(t,l+1,o,s)),l>=r&&(s=re(t,l-r,o,s)),l<n&&(s=re(t,l+r,o,s))}return s}function re(e,_,t,r){return P[_]!==0||(e[_]&7)!==t?r:(P[_]=1,s_[r]=_,r+1)}function bn(e,_){let t=[];for(let r=0;r<_;r++){let o=s_[r],n=e.cells[o];y_(n)||t.push(Bn(e,o,n,_))}return t}function Bn(e,_,t,r){let o=g(_%e.width,_/e.width|0);if(P[_]===2)return{cell:o,block:t,outcome:"removed",by:0,after:m};if(!Q_(t)){let n=N(t)-r;return{cell:o,block:t,outcome:n>0?"short":"over",by:Math.abs(n),after:t}}return Ln(e,_)?{cell:o,block:t,outcome:"thawed",by:0,after:C_(t,r)}:{cell:o,block:t,outcome:"untouched",by:0,after:t}}function Ln(e,_){let{width:t,cells:r}=e,o=_%t;return o>0&&P[_-1]===2||o<t-1&&P[_+1]===2||_>=t&&P[_-t]===2?!0:_<r.length-t&&P[_+t]===2}function Te(e,_){let{width:t,cells:r}=e,o=r[_]&7,n=_%t;return n>0&&(r[_-1]&7)===o||n<t-1&&(r[_+1]&7)===o||_>=t&&(r[_-t]&7)===o?!0:_<r.length-t&&(r[_+t]&7)===o}function*Ce(e){let{width:_,cells:t}=e;for(let r=0;r<t.length;r++)Z(t[r])&&Te(e,r)&&(yield g(r%_,r/_|0))}function j_(e){let{cells:_}=e;for(let t=0;t<_.length;t++)if(Z(_[t])&&Te(e,t))return!1;return!0}function $_(e){let _=0;for(let t of e.cells)y(t)&&_++;return _}function g_(e){let _=new Set;for(let t of e.cells)y(t)&&_.add(y(t));return[..._].sort((t,r)=>t-r)}var Me=()=>!0,E=e=>_=>{let t=L(_);return t!==null&&p[t].tools.includes(e)},O={pop:{rarity:"F",stars:3,aim:"block",text:{ja:"小爆弾",en:"Popper"},rule:{ja:"ノーマルブロックを1個取りのぞきます。点は入りません。",en:"Takes one normal block off, without points."},fits:E("pop"),edits:(e,_)=>_.map(t=>[t,m])},swap:{rarity:"E",stars:6,aim:"pair",text:{ja:"入れ替え",en:"Swap"},rule:{ja:"色のある2個を入れ替えます。",en:"Exchanges two colored blocks."},fits:E("swap"),edits:({cells:e},[_=0,t=0])=>e[_]===e[t]?[]:[[_,e[t]??m],[t,e[_]??m]]},shuffle:{rarity:"E",stars:10,aim:"nothing",text:{ja:"かき混ぜ",en:"Shuffle"},rule:{ja:"ノーマルブロックの色を並べ替えます。妨害ブロックは動きません。",en:"Rearranges the normal blocks; obstacles stay."},fits:Me,edits:e=>wn(e)},paint:{rarity:"D",stars:15,aim:"color",text:{ja:"一塗り",en:"Paint"},rule:{ja:"1個の色を変えます。",en:"Recolors one block."},fits:E("paint"),edits:({cells:e},_,t)=>co(e,_,t)},melt:{rarity:"E",stars:24,aim:"block",text:{ja:"とかし水",en:"Warm water"},rule:{ja:"氷を1LVとかします。",en:"Thaws a frozen block by one level."},fits:E("melt"),edits:({cells:e},_)=>_.map(t=>[t,ke(e[t]??m)])},flood:{rarity:"D",stars:30,aim:"color",text:{ja:"塗り替え",en:"Flood"},rule:{ja:"かたまり全部の色を変えます。",en:"Recolors a whole group."},fits:E("flood"),edits:(e,[_=0],t)=>co(e.cells,M_(e,_),t)},free:{rarity:"F",stars:46,aim:"block",text:{ja:"カウンター外し",en:"Untie"},rule:{ja:"カウンター+をノーマルブロックに戻します。",en:"Turns a counter+ into a normal block."},fits:E("free"),edits:({cells:e},_)=>_.map(t=>[t,W("normal",y(e[t]??m))])},bomb:{rarity:"S",stars:68,aim:"cell",text:{ja:"爆弾",en:"Bomb"},rule:{ja:"3×3を取りのぞきます。鋼鉄ブロックは残り、点は入りません。",en:"Takes off 3 × 3, except steel, without points."},fits:Me,edits:(e,[_=0])=>Gn(e,_)},flip:{rarity:"B",stars:90,aim:"block",text:{ja:"裏返し",en:"Flip"},rule:{ja:"カウンター−を同じ数のカウンター+にします。",en:"Turns a counter− into a counter+ of the same number."},fits:E("flip"),edits:({cells:e},_)=>_.map(t=>[t,Wn(e[t]??m)])},boost:{rarity:"A",stars:112,aim:"nothing",text:{ja:"点増し",en:"Booster"},rule:{ja:"この先の点が1.5倍になります。",en:"From here on taps score 1.5 times."},fits:Me,edits:()=>[]},hammer:{rarity:"C",stars:134,aim:"block",text:{ja:"金づち",en:"Hammer"},rule:{ja:"岩ブロックを1個くだきます。",en:"Breaks one rock."},fits:E("hammer"),edits:(e,_)=>_.map(t=>[t,m])},chisel:{rarity:"B",stars:178,aim:"block",text:{ja:"鋼鉄のみ",en:"Chisel"},rule:{ja:"鋼鉄ブロックを1個くだきます。",en:"Breaks one steel block."},fits:E("chisel"),edits:(e,_)=>_.map(t=>[t,m])},maul:{rarity:"S",stars:200,aim:"block",text:{ja:"大づち",en:"Maul"},rule:{ja:"どのブロックでも1個くだきます。",en:"Breaks any one block."},fits:E("maul"),edits:(e,_)=>_.map(t=>[t,m])}},uo=Object.keys(O),fo=2;function je(e){let _=e.filter(t=>O[t].rarity==="S"||O[t].rarity==="A").length;return e.length<=fo&&new Set(e).size===e.length&&_<=1}function gn(e){return uo.filter(_=>O[_].stars<=e)}function co(e,_,t){let r=[];for(let o of _)y(e[o]??m)!==t&&r.push([o,Ye(e[o]??m,t)]);return r}function Wn(e){return W("plus",y(e),N(e))}var Rn=E("bomb");function Gn({cells:e,width:_,height:t},r){let o=[],n=r%_,s=Math.floor(r/_);for(let a=Math.max(0,s-1);a<=Math.min(t-1,s+1);a++)for(let l=Math.max(0,n-1);l<=Math.min(_-1,n+1);l++)Rn(e[a*_+l]??m)&&o.push([a*_+l,m]);return o}var Yn=E("shuffle"),kn=32;function wn(e){let _=[];if(e.cells.forEach((o,n)=>{Yn(o)&&_.push(n)}),new Set(_.map(o=>e.cells[o])).size<2)return[];let t=F(String(E_(e.cells.join(" "))),["shuffle"]),r=[];for(let o=0;o<kn;o++){let n=_e(t,"shuffle",[..._]);if(r=_.map((s,a)=>[s,e.cells[n[a]??s]??m]),!j_(vn(e,r)))break}return r}function vn(e,_){let t=[...e.cells];for(let[r,o]of _)t[r]=o;return{...e,cells:t}}var xn={nothing:{cells:0,color:!1},block:{cells:1,color:!1},cell:{cells:1,color:!1},color:{cells:1,color:!0},pair:{cells:2,color:!1}},Ie={write(e){if(e.type==="tap")return v(e.cell);if(e.type==="finish")return"finish";let _=[e.tool,...e.cells.map(v)];return e.color!==null&&_.push(R[e.color-1]?.letter??"?"),_.join(" ")},read(e){let _=B_(e);if(_!==null)return{type:"tap",cell:_};if(e==="finish")return{type:"finish"};let[t="",...r]=e.split(" ");return Object.hasOwn(O,t)?Sn(t,r):null}};function Sn(e,_){let t=xn[O[e].aim];if(_.length!==t.cells+Number(t.color))return null;let r=_.slice(0,t.cells).map(B_);if(!r.every(n=>n!==null)||t.cells===2&&(r[0]??0)>=(r[1]??0))return null;if(!t.color)return{type:"use",tool:e,cells:r,color:null};let o=R.findIndex(n=>n.letter===_[t.cells])+1;return o?{type:"use",tool:e,cells:r,color:o}:null}function An(e,_,t=null){return{type:"use",tool:e,cells:[..._].sort((r,o)=>r-o),color:t}}var Fe={};d(Fe,{after:()=>ze});var mo=e=>e,On={removed:(e,{cells:_,score:t})=>({...e,board:po(e.board,_),score:t,taps:e.taps+1}),thawed:(e,{cell:_,to:t})=>({...e,board:ho(e.board,[_],[t])}),held:mo,used:(e,{tool:_,boosted:t})=>({...e,tools:e.tools.filter(r=>r!==_),used:[...e.used,_],boosted:t}),destroyed:(e,{cells:_})=>({...e,board:po(e.board,_)}),changed:(e,{cells:_,to:t})=>({...e,board:ho(e.board,_,t)}),fell:(e,_)=>({...e,board:yo(e.board,_)}),slid:(e,_)=>({...e,board:yo(e.board,_)}),reached:(e,{star:_})=>({...e,reached:e.reached.map((t,r)=>t||r===_-1)}),cleared:(e,{score:_})=>({...e,score:_,phase:"cleared"}),stuck:mo,finished:(e,{score:_})=>({...e,score:_,phase:"finished"})};function ze(e,_){let t=On[_.type];return t(e,_)}function po(e,_){let t=e.cells.slice();for(let r of _)t[G(e,r)]=m;return{...e,cells:t}}function ho(e,_,t){let r=e.cells.slice();return _.forEach((o,n)=>{r[G(e,o)]=t[n]??m}),{...e,cells:r}}function yo(e,{from:_,to:t}){let r=e.cells.slice();for(let o of _)r[G(e,o)]=m;return _.forEach((o,n)=>{r[G(e,t[n]??o)]=e.cells[G(e,o)]??m}),{...e,cells:r}}var At={};d(At,{daily:()=>as});var St={};d(St,{setups:()=>i_});var De={};d(De,{dayOfWeek:()=>Ke,isDate:()=>Pe});var Tn=/^(\d{4})-(\d{2})-(\d{2})$/;function Pe(e){let _=Tn.exec(e);if(!_)return!1;let[t,r,o]=[Number(_[1]),Number(_[2]),Number(_[3])];return r>=1&&r<=12&&o>=1&&o<=Cn(t,r)}function Cn(e,_){return _===2?e%4===0&&(e%100!==0||e%400===0)?29:28:[4,6,9,11].includes(_)?30:31}function Ke(e){let[_=0,t=1,r=1]=e.split("-").map(Number),o=t<3?_-1:_,n=[0,3,2,5,0,3,5,1,4,6,2,4][t-1]??0;return(o+Math.floor(o/4)-Math.floor(o/100)+Math.floor(o/400)+n+r)%7}var He={};d(He,{goalKinds:()=>ae,goalText:()=>jn,goals:()=>a_,goalsIn:()=>W_,isReached:()=>le,missing:()=>N_,outOfReach:()=>Ue,readGoal:()=>I_,scoreGoal:()=>se,scoreGoals:()=>z_,starsFrom:()=>K,starsIn:()=>$n,writeGoal:()=>l_});var Ve=(e,_)=>y(e)>0&&_<2,bo=(e,_)=>Ve(e,_)||H(e)?.is==="plus"&&!T_(e,_),En={score:{asks:null,never:()=>!1,text:e=>A({ja:"{n}点とる",en:"Score {n}"},{n:e}),left:e=>A({ja:"あと{n}点",en:"{n} points to go"},{n:e})},clear:{asks:e=>y(e)?1:0,never:bo,text:()=>({ja:"全部消す",en:"Clear every block"}),left:e=>A({ja:"残り あと{n}",en:"{n} blocks to go"},{n:e})},marked:{asks:e=>L(e)==="marked"?1:0,never:Ve,text:()=>({ja:"マークつきを全部消す",en:"Clear every marked block"}),left:e=>A({ja:"マークつき あと{n}",en:"{n} marked to go"},{n:e})},ice:{asks:e=>o_(e),never:Ve,text:()=>({ja:"氷を全部とかす",en:"Thaw all the ice"}),left:e=>A({ja:"氷 あと{n}",en:"{n} frozen to go"},{n:e})},numbers:{asks:e=>H(e)?1:0,never:bo,text:()=>({ja:"カウンターを全部消す",en:"Clear every counter"}),left:e=>A({ja:"カウンター あと{n}",en:"{n} counters to go"},{n:e})},rocks:{asks:(e,_)=>L(e)==="rock"?_:0,never:()=>!1,text:()=>({ja:"岩を全部いちばん下へ落とす",en:"Bring every rock to the floor"}),left:e=>A({ja:"岩 あと{n}",en:"{n} rocks to go"},{n:e})}},a_=En,ae=Object.keys(a_),se=e=>({kind:"score",amount:e,within:null});function l_({kind:e,amount:_,within:t}){return`${e==="score"?_:e}${t===null?"":`@${t}`}`}var Mn=/^(\d{1,9}|[a-z]+)(?:@([1-9]\d{0,2}))?$/;function I_(e){let[,_="",t]=Mn.exec(e)??[],r=t===void 0?null:Number(t);if(/^[1-9]\d*$/.test(_))return{kind:"score",amount:Number(_),within:r};let o=ae.find(n=>n===_&&n!=="score");return o?{kind:o,amount:0,within:r}:null}function jn({kind:e,amount:_,within:t}){let r=a_[e].text(_);return t===null?r:A({ja:"{goal}（{within}手以内）",en:"{goal} in {within} taps"},{goal:r,within:t})}function N_({kind:e,amount:_},t,r){let{asks:o}=a_[e];if(!o)return Math.max(0,_-r);let{cells:n,width:s,height:a}=t,l=0;for(let i=0;i<n.length;i++){let c=n[i];c&&o(c,a-1-Math.floor(i/s))>0&&l++}return l}function Ue(e,_,t){let{asks:r,never:o}=a_[e.kind];if(e.within!==null&&t>=e.within)return!0;if(!r)return!1;let n=Array(8).fill(0),s=Array(8).fill(0);for(let a of _.cells)n[a&7]=(n[a&7]??0)+1,Z(a)&&(s[a&7]=(s[a&7]??0)+1);return _.cells.some((a,l)=>!a||r(a,_.height-1-Math.floor(l/_.width))===0?!1:y(a)>0&&s[a&7]===0||o(a,n[a&7]??0))}function z_(e,_){if(e<=0)return[];if(_===null)return[se(e)];let t=Math.max(e,Math.ceil(_*97/100));return[e,Math.ceil((e+t)/2),t].map(se)}function K(e){return e[0]?e.filter(Boolean).length:0}function W_({goals:e,target:_=0,par:t}){return e||(_<=0?[]:[_,...t===null?[]:[Math.ceil(t*85/100),Math.ceil(t*97/100)]].map(se))}function le(e,_){if(e.reached)return e.reached[_]??!1;let[t]=W_(e),r=W_(e)[_],o=e.phase==="cleared"&&t!==void 0&&e.score>=t.amount;return r!==void 0&&(o||e.score>=r.amount)}function $n(e){return K(W_(e).map((_,t)=>le(e,t)))}var Ze={};d(Ze,{boardLine:()=>ie,cellText:()=>R_,drawBoard:()=>Je,readBoard:()=>Qe,readBoardLine:()=>ce});function R_(e){let _=L(e);return _===null?"   ":p[_].mark+(R[y(e)-1]?.letter??"")}function Je(e){let{width:_,height:t,cells:r}=e,o=" ".repeat(String(t-1).length+1),n=Array.from({length:_},(l,i)=>X_(i).padStart(3)).join(" "),s=`${o}+${"-".repeat(_*4+1)}+`,a=[`${o} ${n}`.trimEnd(),s];for(let l=0;l<t;l++){let i=r.slice(l*_,(l+1)*_).map(R_);a.push(`${String(l).padStart(o.length-1)} | ${i.join(" ")} |`)}return[...a,s,...In(e)].join(`
`)}function In(e){let _=[];return e.cells.forEach((t,r)=>{H(t)&&_.push(`// ${v(g(r%e.width,Math.floor(r/e.width)))} = ${N(t)}`)}),_}var Nn=/^\s*[a-z]{1,2}(\s+[a-z]{1,2})*\s*$/,zn=/^\s*\+-+\+\s*$/,Fn=/^\s*(```.*)?$/,Pn=/^\s*(\/\/|- )/;function Qe(e){let _=[],t=[],r=e.split(/\r?\n/);for(let[s,a]of r.entries())if(a.includes("|")){let l=Kn(a,s+1);if(!l.ok)return l;if(_[0]&&l.cells.length!==_[0].cells.length)return T(s+1,a.lastIndexOf("|")+1,`this row has ${l.cells.length} cells, the first ${_[0].cells.length}`);_.push(l)}else if(Pn.test(a))t.push({line:s+1,text:a});else if(!Nn.test(a)&&!zn.test(a)&&!Fn.test(a))return T(s+1,1+a.search(/\S/),"neither a row between | and |, a frame, nor a note");let o=_[0]?.cells.length??0;if(o===0)return T(1,1,"no row between | and |");if(_.length>32)return T(_[32]?.line??1,1,`more than ${32} rows`);let n=_.flatMap(s=>s.cells);return Vn({width:o,height:_.length,cells:n},_,t)}function Kn(e,_){let t=e.indexOf("|"),r=e.lastIndexOf("|");if(r===t)return T(_,e.length+1,"the row has no closing |");let o=e.slice(t+1,r);if(o.length%4!==1)return T(_,r+1,"cells are three characters with one space around each");if(o.length<5)return T(_,r+1,"the row has no cells");if(o.length>129)return T(_,r+1,`more than ${32} columns`);let n=[];for(let s=0;s<o.length;s+=4){if(o[s]!==" ")return T(_,t+2+s,"a space belongs here, between the cells");if(s+1>=o.length)break;let a=Dn(o.slice(s+1,s+4));if(a===null)return T(_,t+3+s,`“${o.slice(s+1,s+4)}” is not a block`);n.push(a)}return{ok:!0,line:_,column:t+3,cells:n}}function Dn(e){if(e==="   "||e==="...")return m;let _=Bo(e);if(_)return W(_,0);let t=R.findIndex(o=>o.letter===e[2])+1,r=Bo(e.slice(0,2));return t&&r?W(r,t):null}function Bo(e){return U.find(_=>p[_].mark===e||p[_].also.includes(e))}function Vn(e,_,t){let r=[...e.cells];for(let l of t)for(let{name:i,value:c,column:f}of Un(l.text)){let u=B_(i),b=u===null?-1:G(e,u),B=H(r[b]??m);if(!B)return T(l.line,f,`${i} is not a counter`);let{least:S,most:Vr}=B;if(c<S||c>Vr)return T(l.line,f,`a counter goes from ${S} to ${Vr}`);r[b]=Hn(r[b]??m,c)}let o=r.findIndex(l=>H(l)&&N(l)===0);if(o<0)return{ok:!0,board:{...e,cells:r}};let n=_[Math.floor(o/e.width)],s=o%e.width,a=v(g(s,Math.floor(o/e.width)));return T(n?.line??1,(n?.column??1)+s*4,`this counter needs its value in a line such as // ${a} = 3`)}function Un(e){let _=[];for(let t of e.matchAll(/([a-z]{1,2}\d{1,2})(?: = |=|の.*の値が)(\d+)/g))_.push({name:t[1]??"",value:Number(t[2]),column:t.index+1});return _}function Hn(e,_){let t=L(e);return t===null?e:W(t,y(e),_)}function T(e,_,t){return{ok:!1,line:e,column:_,why:t}}function ie(e){let _=[];for(let t=0;t<e.height;t++)_.push(e.cells.slice(t*e.width,(t+1)*e.width).map(qn).join(""));return _.join("/")}function qn(e){let _=L(e);return _===null?".":p[_].letter??`${Xe(_)}${N(e)||""}${R[y(e)-1]?.letter}`}var Xe=e=>p[e].mark.replaceAll("_",""),go=U.filter(e=>p[e].colored),Wo=U.filter(e=>!p[e].colored),Lo=e=>e.map(_=>_.replace(/\W/g,"\\$&")).join("|"),Jn=go.map(Xe).sort((e,_)=>_.length-e.length),qe=new RegExp(`\\.|${Lo(Wo.map(e=>p[e].letter??""))}|(${Lo(Jn)})(\\d{0,2})([${R.map(e=>e.letter).join("")}])`,"y");function ce(e){let _=e.split("/").map(Qn),t=_[0]?.length??0;if(t===0||t>32||_.length>32)return null;let r=[];for(let o of _){if(o?.length!==t)return null;r.push(...o)}return{width:t,height:_.length,cells:r}}function Qn(e){let _=[];for(qe.lastIndex=0;qe.lastIndex<e.length;){let t=qe.exec(e),r=t&&Xn(t);if(r===null)return null;_.push(r)}return _}function Xn([e,_,t="",r]){if(e===".")return m;let o=Wo.find(c=>p[c].letter===e);if(o)return W(o,0);let n=R.findIndex(c=>c.letter===r)+1,s=go.find(c=>Xe(c)===_);if(!s||t.startsWith("0"))return null;let{counter:a}=p[s],l=Number(t);return(a?l>=a.least&&l<=a.most:t==="")?W(s,n,l):null}var wt={};d(wt,{STAGE_COUNT:()=>kt,stage:()=>F_});var nt={};d(nt,{names:()=>ot});var et={};d(et,{earlyNames:()=>_t});var _t=[["丘の芽","Shoots on the hill","丘の形です。まとめて消すほど、点が伸びます。","A hill. The more at once, the more points."],["二つの岸","Two banks","谷の両岸です。間を片づけると、大きくつながります。","Two banks of a valley. Clear between them and they join."],["畑のくし","Furrows","高い列と低い列がかみ合います。列が空くと、左へ寄ります。","High and low columns, like a comb. An empty column closes up."],["石段の桜","Blossom steps","だんだんの形です。低いほうが空くと、高いほうが寄ってきます。","Steps. Empty the low end and the high end moves in."],["ちょうの羽","Butterfly","マークつきが左右にあります。全部消しましょう。","Marks on the left and the right. Clear them all."],["里の小川","Village brook","水色がいちばん多い盤です。半分までは手をつけません。","Light blue is the sea here. Leave it alone for half the way."],["水かがみ","Mirrored field","左右は同じ形です。ひとつも残さず消します。","Left and right are alike. Leave nothing behind."],["根の下","Under the roots","マークつきは深いところです。上から掘ります。","The marks lie deep. Dig from above."],["五重の塔","Pagoda","細くて高い塔です。くずして大きくつなげます。","Thin and high. Let it fall together into something big."],["花の谷","Valley of blossoms","谷の形です。最後の一つまで消します。","A valley, to the very last block."],["初氷","First ice","氷が四つ。となりで同じ色を消すと、とけます。","Four blocks of ice. Clear their color beside them."],["池の底","Floor of the pond","氷は底にあります。上から仲間を落とします。","The ice lies on the floor. Let its color fall to it."],["つらら","Icicles","氷は列のてっぺんにあります。落としてからとかします。","Ice on top of the columns. Let it come down, then melt it."],["氷の輪","Ring of ice","氷が輪になっています。","The ice is a closed ring."],["氷の窓","Ice window","左右そろった氷の窓です。全部消します。","A window of ice, left and right alike. Clear it all."],["白い池","White pond","真珠白がいちばん多い池です。中に氷があります。","A pond of pearl white with ice inside."],["氷の下のマーク","Marks below the ice","マークつきは深く、上に氷があります。","Deep marks, and ice above them."],["薄氷","A skin of frost","手数が決まっています。ひと押しで二つとかしましょう。","The taps are counted. Melt two at once."],["氷の柱","Pillar of ice","まん中の列が全部氷です。","The middle column is all ice."],["氷まつり","Ice festival","広い池に氷が十六。まとめてとかします。","Sixteen blocks of ice on a wide pond. Melt several at once."],["雨の三つ星","Three drops","カウンター+が三つ。書かれたカウンター+のかたまりにします。","Three counter+ blocks. Make each group big enough."],["かさの列","Umbrellas","カウンター+は列のてっぺんです。","The counters stand on top of the columns."],["水たまり","Puddles","カウンター+は谷の底に並びます。","The counters lie on the floor of a valley."],["石だたみ","Wet paving","カウンター+が横一列です。手数が決まっています。","A whole row of counters, and the taps are counted."],["橋のたもと","Bridge ends","左右そろったカウンター+。全部消します。","Counters left and right alike. Clear the board."],["雨の柱","Pillar of rain","まん中の列が全部、カウンター+です。","The middle column is all counters."],["雨の橋","Bridge in rain","橋の上にカウンター+、谷に氷。氷を全部とかします。","Counters on the bridge, ice in the valley. Melt the ice."],["にじ","Rainbow","五色の丘です。カウンター+を全部消します。","A hill of five colors. Clear every counter."],["あじさい","Hydrangea","カウンター+が輪になっています。","The counters are a closed ring."],["夕立","Downpour","カウンター+が六つ、氷が六つ。全部消します。","Six counters and six blocks of ice. Clear the board."],["LV2の氷","LV2 ice","LV2の氷が三つ。二度とかします。","Three blocks of LV2 ice. Each melts twice."],["雪の峰","White peak","山の頂が真珠白です。中にLV2の氷があります。","A peak capped in pearl white, LV2 ice inside."],["雪の石段","Snowy steps","段々の下のほうに、LV2の氷があります。","Steps with LV2 ice low down."],["足あと","Footprints","LV2の氷は左右にそろい、カウンター+が四つあります。","LV2 ice left and right alike, and four counters."],["氷の滝","Frozen falls","まん中にLV2の氷がたてに並びます。手数が決まっています。","LV2 ice in a column, and the taps are counted."],["雪の下","Under the snow","LV2の氷の下にマークつきがあります。","Marks below LV2 ice."],["雪げしき","Snowscape","真珠白がいちばん多い盤に、LV2の氷が八つ。","Eight blocks of LV2 ice in a field of pearl white."],["なだれ","Avalanche","坂の上にLV2の氷。列が空くと、全部寄ってきます。","LV2 ice on a slope. Columns close up as they empty."],["山小屋","Mountain hut","左右そろったLV2の氷。全部消します。","LV2 ice left and right alike. Clear the board."],["かまくら","Snow hut","LV2の氷の輪です。まわりに氷が六つあります。","A ring of LV2 ice, and six more blocks of ice."],["竹の子","Bamboo shoots","カウンター−が三つ。小さく消します。","Three counter− blocks. Think small."],["竹の節","Bamboo joints","まん中に、カウンター−がたてに並びます。","Counter− blocks stand one above the other in the middle."],["竹垣","Bamboo fence","高い列と低い列の間に、カウンター−が六つ。","A comb of columns with six counter− blocks."],["笹の露","Dew on bamboo","カウンター−はてっぺんです。","The counter− blocks are on top."],["飛び石","Stepping stones","カウンター−が横一列です。手数が決まっています。","A whole row of counter− blocks, and the taps are counted."],["落ち葉の下","Under the leaves","カウンター−の下に、マークつきが深くあります。","Deep marks below counter− blocks."],["露の底","Dew on the ground","LV2の氷は底に、カウンター−は中にあります。","LV2 ice on the floor, counter− blocks inside."],["竹林","Bamboo grove","海緑がいちばん多い林に、カウンター−が八つ。","Eight counter− blocks in a grove of sea green."],["竹の門","Bamboo gate","左右そろったカウンター−。全部消します。","Counter− blocks left and right alike. Clear the board."],["茶の湯","Tea ceremony","カウンター−が八つ、カウンター+が六つ。大きさを測ります。","Eight that want few, six that want many. Measure each group."]];var rt={};d(rt,{lateNames:()=>tt});var tt=[["霜の数","Frosted counters","氷結カウンター+が四つ。とかして、そろえます。","Four frozen counter+ blocks. Free them, then feed them."],["霜の石段","Frosty steps","段々の下のほうに、氷結カウンター+があります。","Steps with frozen counter+ blocks low down."],["霜の輪","Ring of frost","氷結カウンター+が輪になっています。","The frozen counter+ blocks are a closed ring."],["霜の谷","Frosty valley","谷の底に、氷結カウンター+が並びます。","Frozen counter+ blocks on the floor of a valley."],["霜の鏡","Frost mirror","左右そろった、氷結カウンター+です。","Frozen counter+ blocks, left and right alike."],["霜柱","Pillar of frost","まん中に、氷結カウンター+がたてに並びます。全部消します。","Frozen counter+ blocks in a column. Clear the board."],["朝の屋根","Morning roofs","てっぺんに氷結カウンター+、下に氷。手数が決まっています。","Frozen counter+ blocks on top, ice below, and the taps are counted."],["霜の海","Sea of frost","水色がいちばん多い盤に、氷結カウンター+が九つ。","Nine frozen counter+ blocks in a sea of light blue."],["霜の畑","Frosty field","氷結カウンター+が横一列、下にカウンター−。","A row of frozen counter+ blocks over counter− blocks."],["大霜","Hard frost","氷結カウンター+が九つ、LV2の氷が七つ。","Nine frozen counter+ blocks and seven blocks of LV2 ice."],["二つ岩","Two rocks","てっぺんの岩を二つとも、いちばん下へ。","Two rocks on top. Bring both to the floor."],["波の間の岩","Rocks in the waves","岩が三つ。下を空けて落とします。","Three rocks. Empty what is below them."],["落石","Rockfall","岩が四つ。三段以上いっぺんに落ちるところがあります。","Four rocks. One of them falls three rows at once."],["岩山","Rocky peak","山の上に岩、下に氷。","Rocks on the hill, ice below."],["谷の岩","Rocks in the valley","谷に岩が五つ、LV2の氷が六つ。","Five rocks and six blocks of LV2 ice in a valley."],["夫婦岩","Twin rocks","岩は左右にそろっています。手数が決まっています。","Rocks left and right alike, and the taps are counted."],["岩かげ","In the lee of rocks","岩の下の深くに、マークつき。手数が決まっています。","Deep marks below rocks, and the taps are counted."],["岩の柱","Pillar of rock","まん中に岩の柱、まわりに氷結カウンター+。","A pillar of rock, frozen counter+ blocks around it."],["岩の歯","Teeth of rock","高い列と低い列。岩はてっぺん、カウンター−は中です。","A comb with rocks on top and counter− blocks inside."],["大岩","The great rocks","てっぺんに岩が四つ、中に氷結カウンター+が六つ。","Four rocks on top, six frozen counter+ blocks inside."],["月の出","Moonrise","氷結カウンター−が七つ。とかして、小さく消します。","Seven frozen counter− blocks. Free them, then think small."],["月の道","Path of the moon","まん中の列が全部、氷結カウンター−です。","The middle column is all frozen counter− blocks."],["水べの葦","Reeds","高い列と低い列に、氷結カウンター−が七つ。","A comb with seven frozen counter− blocks."],["光と影","Light and shadow","左と右で色がちがいます。","Left and right share no color."],["湖の岩","Rocks in the lake","てっぺんの岩を下へ。中に氷結カウンター−があります。","Bring the rocks down past frozen counter− blocks."],["月のかがみ","Mirror of the moon","左右そろったマークつき。手数が決まっています。","Marks left and right alike, and the taps are counted."],["夜の桟橋","Jetty at night","氷結カウンター−が横一列、まわりにLV2の氷。手数が決まっています。","A row of frozen counter− blocks, LV2 ice around, counted taps."],["夜の湖","Lake at night","深い青がいちばん多い湖に、氷結カウンター−が九つ。","Nine frozen counter− blocks in a lake of deep blue."],["月の輪","Ring of the moon","氷結カウンター−が輪になっています。全部消します。","Frozen counter− blocks in a closed ring. Clear the board."],["明けの湖","Lake before dawn","氷結カウンター−が十、LV2の氷が七つ。","Ten frozen counter− blocks and seven blocks of LV2 ice."],["鉄の棚","Iron shelf","鋼鉄は動きません。上のブロックは棚に残ります。","Steel never moves. What lies on it stays up."],["鉄の壁","Iron wall","鋼鉄の壁が、左と右を分けます。","A wall of steel parts left from right."],["鉄のじょうご","Iron funnel","左右そろった鋼鉄のじょうごです。全部消します。","A funnel of steel, left and right alike. Clear the board."],["鉄の門","Iron gate","左右の鋼鉄の間が門です。手数が決まっています。","A gate between steel on both sides, and the taps are counted."],["二つの棚","Two shelves","鋼鉄の棚が二つ。氷を全部とかします。","Two shelves of steel. Melt all the ice."],["四つの区画","Four rooms","鋼鉄が四つの区画を作ります。マークつきはどの区画にもあります。","Steel makes four rooms, with marks in them."],["鉄のアーチ","Iron arch","鋼鉄の橋の上にカウンター+、下にカウンター−。","Counter+ blocks above the bridge of steel, counter− blocks below."],["橋げた","Bridge posts","左右の鋼鉄の間に、岩を四つ落とします。","Bring four rocks down past two posts of steel."],["鉄の輪","Iron ring","鋼鉄の輪が一つを閉じこめています。","A ring of steel locks one block in."],["鉄橋","The iron bridge","鋼鉄の橋が三つ。氷結カウンター+を全部消します。","Three bridges of steel. Clear every counter."],["富士","Great peak","山の形です。氷とカウンター+がそろって待ちます。","A peak where ice and counters wait together."],["坂の町","Town on a slope","坂の上に岩、中にカウンター−。","Rocks on a slope, counter− blocks inside."],["屋根の波","Waves of roofs","高い屋根と低い屋根。氷結カウンター−とカウンター+。","High roofs and low, frozen counter− blocks and counter+ blocks."],["冬の盆地","Winter basin","三種の氷が谷に集まります。","Three kinds of ice in one valley."],["大橋","Great bridge","左右そろった鋼鉄の橋。上は大きく、下は小さく。","A great bridge of steel. Big above, small below."],["滝","Waterfall","岩とLV2の氷の下の深くに、マークつき。手数が決まっています。","Deep marks below rock and LV2 ice, and counted taps."],["城","Castle","城壁の中に、鋼鉄と氷結カウンター+とカウンター−。","Steel, frozen counter+ blocks and counter− blocks inside the walls."],["嵐","Storm","四種のじゃまもの。全部消します。","Four kinds of obstacles. Clear the board."],["夜明け","Daybreak","三種の氷の丘です。全部とかします。","A hill of three kinds of ice. Melt it all."],["百景","One hundred views","六色と八種、これまでの全部です。","Six colors and all eight kinds. Everything so far."]];var ot=[..._t,...tt].map(([e,_,t,r])=>({name:{ja:e,en:_},hook:{ja:t,en:r}}));var at={};d(at,{view1:()=>st});var st=[{rows:`
      ... ... ... __G ... ... ...
      ... ... __R __R __R ... ...
      ... __Y __Y __Y __Y __Y ...
      __Y __Y __R __Y __G __Y __R
      __R __G __R __G __G __G __G
      __G __G __G __G __G __G __G
    `,values:"",goals:"240,340,430",promise:"hill; clears",par:453,difficulty:2.9,line:"c1 a3 a5 a5"},{rows:`
      __L __R ... ... ... __G __G
      __R __L ... ... ... __G __L
      __R __L ... ... ... __R __G
      __L __G __R ... __G __G __L
      __L __R __R __G __R __R __G
      __R __L __L __R __R __L __G
    `,values:"",goals:"140,210,280",promise:"valley; grows 8",par:297,difficulty:4.3,line:"f1 b5 a4 e3 g5 f5 a5 b5 a5"},{rows:`
      __Y ... __B ... __Y ... __B
      __Y ... __B ... __Y ... __Y
      __Y __B __Y __Y __B __R __Y
      __Y __Y __R __Y __B __R __Y
      __B __B __R __B __R __R __Y
      __Y __B __R __Y __B __R __Y
    `,values:"",goals:"250,420,590",promise:"comb; slides 2",par:612,difficulty:5.2,line:"e4 c5 a4 a5 a5"},{rows:`
      ... ... ... ... ... __G __R
      ... ... ... ... __G __W __R
      ... ... ... __R __G __R __G
      ... ... __W __R __W __W __R
      ... __G __R __R __G __R __G
      __R __G __R __W __R __G __R
      __R __G __W __G __G __W __R
    `,values:"",goals:"130,210,290",promise:"stairs; slides 2",par:306,difficulty:11,line:"e3 c5 f4 d6 c6 b6 c6 a6"},{rows:`
      ... __Y __R ... __W __R ...
      __Y _@W __Y __W __W _@Y __W
      __Y __W __R __W __R __R __W
      __Y __R __W __R __W __R __R
      __R _@Y __R __R __Y _@R __W
      __W __Y __Y __Y __R __W __R
    `,values:"",goals:"marked,310,clear",promise:"twins marked",par:344,difficulty:5.8,line:"g3 g2 b4 c2 f4 e5 e3 d5"},{rows:`
      __B ... ... ... ... ... ... __L
      __L __L __L __G __L __Y __L __L
      __B __B __G __L __Y __G __G __G
      __L __Y __L __Y __B __L __B __G
      __L __B __L __L __Y __G __L __L
      __L __B __L __L __L __G __G __L
      __L __G __B __L __B __G __L __Y
      __L __L __L __B __B __B __B __B
    `,values:"",goals:"710,890,1060",promise:"sea L 33; spares L",par:1098,difficulty:9.1,line:"f6 e4 g3 d3 c2 d7 a1 a2 a7 b7 a7 a7 a7"},{rows:`
      ... __W __W __W __W ...
      __G __G __W __W __G __G
      __B __W __G __G __W __B
      __W __B __W __W __B __W
      __B __G __G __G __G __B
    `,values:"",goals:"clear,240,clear@6",promise:"mirror; clears",par:264,difficulty:6,line:"b4 c3 a3 a4 a4 a4"},{rows:`
      __B __B ... ... ... ... ...
      __B __B __B __B ... ... ...
      __Y __Y __Y __Y __Y __Y ...
      __Y __Y __Y __Y __R __B __Y
      __G __G __G __B __R __G __B
      __G __G __R __G __Y __R __G
      _@G __R __R _@B _@R _@R __R
    `,values:"",goals:"marked,marked@5,180",promise:"deep marked 4",par:203,difficulty:12.4,line:"c4 g6 e3 c5 d6 d6 b4 c6 a4 b6"},{rows:`
      ... __W __R __R ...
      __R __W __R __Y __R
      __W __L __Y __R __Y
      __W __Y __L __W __L
      __R __Y __Y __L __R
      __R __Y __W __Y __L
      __Y __L __W __Y __L
      __L __L __R __W __W
      __L __R __R __W __W
      __Y __Y __W __L __R
      __Y __L __Y __W __W
    `,values:"",goals:"290,420,550",promise:"tower; grows 8",par:569,difficulty:15.1,line:"a8 b8 a10 c4 a8 b10 c8 b10 a10 a10"},{rows:`
      __G ... ... ... ... ... __R
      __L ... ... ... ... ... __R
      __L __R ... ... ... __L __L
      __G __L __W ... __L __W __L
      __R __R __L __R __W __G __R
      __R __W __L __G __G __G __L
      __L __R __G __R __W __W __W
      __L __W __G __G __W __R __L
    `,values:"",goals:"clear,240,clear@12",promise:"valley; clears",par:261,difficulty:37.2,line:"d5 a5 a4 b5 c7 b6 b7 c6 c7 a7 a7 a7"}];var it={};d(it,{view2:()=>lt});var lt=[{rows:`
      __L __R __W __W __L
      __W __W __R _*L __L
      __R _*W __L _*R __L
      __L __W __R _*L __R
      __W __R __R __R __R
    `,values:"",goals:"ice,120,clear",promise:"count ice1 4",par:140,difficulty:6.3,line:"d0 a1 b4 c3 e2 a4 b3 b3"},{rows:`
      __R ... __B __W ... __W
      __R __R __B __W __B __R
      __W __B __B __W __W __W
      __B __B __R __R __W __W
      __R __R __W __B __W __W
      _*B __R _*R _*B __W _*R
    `,values:"",goals:"200,230,260",promise:"onFloor ice1; many ice1 4",par:273,difficulty:18,line:"d4 b1 d1 e5 e4 b4 c4 c5 b3"},{rows:`
      ... ... _*L _*B ... ...
      ... _*B __B __Y __Y ...
      _*L __Y __Y __B __L _*B
      __L __B __L __Y __B __L
      __Y __B __Y __B __B __L
      __Y __L __Y __Y __L __B
      __B __Y __L __B __L __Y
    `,values:"",goals:"ice,ice@6,190",promise:"onTop ice1; hill",par:216,difficulty:16.4,line:"f3 f5 c1 d2 a3 c3 a5 d5 d4 d4 d6 b4"},{rows:`
      __W __W __L __R __W __L __W
      __L __G __R __G __R __R __R
      __W __L _*G _*W _*G __L __L
      __G __R _*L __L _*L __W __L
      __R __R _*L _*R _*R __G __G
      __W __L __W __G __W __L __R
      __W __G __R __G __R __G __L
    `,values:"",goals:"ice,200,clear",promise:"ringOf ice1",par:224,difficulty:22,line:"a5 g4 g4 d2 c3 d5 e5 c5 c3 a3 c6 c6 f5 g5 g5 a6 e6 f6 b6 c6"},{rows:`
      __Y ... __B ... __B ... __Y
      __Y __W _*Y ... _*Y __W __Y
      __W __W __W __B __W __W __W
      _*B _*Y __Y __W __Y _*Y _*B
      __W __W __Y __W __Y __W __W
      __Y __Y __B __B __B __Y __Y
    `,values:"",goals:"clear,270,clear@10",promise:"mirror; twins ice1; clears",par:294,difficulty:24,line:"b4 d3 e5 f4 a3 f5 e5 c5 b5 b4"},{rows:`
      __G __L ... ... ... __W __G
      __B __L __B __W __W __W __L
      __L __L __L __L _*G _*G __L
      __W __B __L __G __L __W __L
      __W __B _*L __G __L _*W __W
      __G __L __G _*G __L __W __G
      __W __W __W __W _*B __B __B
      __W __G __B _*G __L __L __W
      __L __W __W __W __W __W __B
    `,values:"",goals:"270,350,420",promise:"sea W 33; many ice1 7",par:435,difficulty:17.5,line:"g6 g2 d3 b3 a2 d5 f7 g4 a3 b8 g7 f6 f8"},{rows:`
      ... __R ... __G ... _*Y ...
      __G __G _*L __R __G __L _*G
      _*Y __R _*Y __R __L __Y __Y
      _*Y __Y __R __L __G __R __G
      __Y __R __G __G __R __R __Y
      _@L _@G __G __L __R __L __Y
      __Y __L __Y _@Y __R __R __R
      __R __L _@G __Y __Y __L __Y
    `,values:"",goals:"marked,marked@11,190",promise:"deep marked 4; many ice1 6",par:216,difficulty:20.1,line:"b1 e7 d6 d4 b6 f7 e6 b6 d6 d5 c7 a7 a7"},{rows:`
      __L __L __L __W __R __R __W
      __W __L __W __L __L _*W __R
      __R __L __R __W __W __W __R
      __W _*W __R _*L __R _*W __L
      __L __L __L __L __W __L __W
      __L _*R __W _*W __W _*R __R
    `,values:"",goals:"ice@12,260,clear",promise:"many ice1 6; thaws 2",par:291,difficulty:18,line:"e1 g5 g2 g4 a3 a5 c2 f5 a4 e4 a5 d5 c5 b3"},{rows:`
      ... ... ... _*Y ... ... ...
      ... ... __Y _*L __B ... ...
      __W __B __W _*B __W __B __L
      __L __L __Y _*Y __L __Y __Y
      __Y __W __L _*W __Y __B __W
      __B __B __W _*W __Y __Y __W
      __B __W __L _*Y __Y __W __Y
      __L __B __B _*Y __B __L __Y
      __W __W __L _*Y __Y __W __B
      __Y __L __W _*Y __B __B __B
    `,values:"",goals:"ice,ice@8,220",promise:"columnOf ice1 8; hill",par:240,difficulty:32.8,line:"c5 d5 c4 d6 e5 d8 c5 c5 c6 d9 b8 f7 g7 g6 c9 c9 b8 a7 a8 d9"},{rows:`
      __R __L __L __B __B __W __W __L __B
      __R _*R __W _*W __L _*B __R _*W __B
      __L __R __B __L __B __R __R __L __R
      __B _*W __R _*B __W _*R __W _*L __B
      __L __L __R __B __W __W __W __B __W
      __W _*W __R _*W __L _*L __B _*W __B
      __B __W __L __L __L __L __L __L __B
      __R _*L __R _*L __R _*W __L _*L __W
      __R __R __W __B __B __B __L __L __B
    `,values:"",goals:"ice,ice@14,300",promise:"many ice1 16; thaws 3",par:331,difficulty:38.9,line:"h8 g5 e6 a5 b5 c7 d5 d6 h4 d8 e7 f4 f7 c8 a7 g8 a7 b8 b8 f4"}];var ut={};d(ut,{view3:()=>ct});var ct=[{rows:`
      __L __Y ... ... __B __Y
      __Y __B __B __L __B __L
      __Y __Y __L __Y __Y __L
      __L __Y _+B _+L __L __Y
      __B __B _+Y __Y __B __L
      __L __L __Y __B __Y __B
    `,values:"c3=4 d3=4 c4=4",goals:"numbers,210,clear",promise:"count plus 3",par:231,difficulty:27.6,line:"f1 f3 e3 b5 a2 d5 c5 b3 b5"},{rows:`
      _+L ... _+B ... _+G ... _+L
      __G __B __B _+G __G __B __G
      __L __B __B __G __G __G __B
      __G __G __L __B __B __L __G
      __L __G __L __B __G __L __B
      __B __G __L __B __G __B __G
      __B __L __L __B __L __B __G
    `,values:"a0=4 c0=4 e0=4 g0=4 d1=4",goals:"340,430,520",promise:"onTop plus; comb",par:537,difficulty:24.8,line:"f3 a5 a6 f3 b2 e5 f5 a4 c5 a6"},{rows:`
      __B __B ... ... ... __G __G
      __G __W __B ... __B __W __G
      __B __G __G __B __G __W __G
      __G __W __G __G __W __G __G
      __G __W __W __B __B __G __G
      __W __W __W __G __B __W __G
      _+B _+W _+B __G _+G __B __G
    `,values:"a6=5 b6=5 c6=5 e6=5",goals:"numbers,numbers@5,310",promise:"onFloor plus; valley",par:345,difficulty:24.6,line:"e5 b2 b2 f0 d6 a5 c3"},{rows:`
      __R __B __B __R __R __Y
      __Y __B __Y __R __R __Y
      __Y __B __Y __R __B __Y
      __Y __Y __R __R __B __B
      _+Y _+R _+R _+B _+Y _+Y
      __B __R __B __R __B __Y
      __Y __Y __B __B __R __B
    `,values:"a4=4 b4=4 c4=4 d4=4 e4=4 f4=4",goals:"numbers@9,300,clear",promise:"rowOf plus 6",par:336,difficulty:23.1,line:"d6 c4 a4 f3 f1 f6 a6 b4 a3"},{rows:`
      ... __G ... __G ... __G ...
      ... _+L __W __G __W _+L ...
      __W __G _+W __L _+W __G __W
      __L __G __L __L __L __G __L
      __W __W _+G __G _+G __W __W
      __L __G __G __G __G __G __L
      __G __G __W __L __W __G __G
    `,values:"b1=4 f1=4 c2=4 e2=4 c4=4 e4=4",goals:"clear,420,clear@8",promise:"mirror; twins plus; clears",par:464,difficulty:34.2,line:"g6 e5 d5 d4 d4 c4 b4 b6"},{rows:`
      ... ... ... _+B ... ... ...
      ... ... __G _+Y __G ... ...
      __B __L __L _+L __B __G __Y
      __B __G __L _+L __G __G __B
      __G __G __L _+G __L __Y __G
      __L __B __B _+B __G __G __Y
      __B __G __Y _+G __Y __G __L
      __Y __G __Y _+B __L __L __L
      __Y __G __Y _+Y __B __G __Y
      __Y __L __L _+G __L __L __G
      __B __G __B _+Y __Y __L __G
    `,values:"d0=4 d1=4 d2=4 d3=4 d4=4 d5=4 d6=4 d7=4 d8=4 d9=4 d10=4",goals:"500,570,630",promise:"columnOf plus 9; hill",par:652,difficulty:32.1,line:"a7 a6 e4 g6 a9 f10 g8 c6 c9 e10 e6 e10 d10"},{rows:`
      _+L ... ... ... ... ... __G
      __W __W ... ... ... _+W __W
      __L __W ... ... ... __W __W
      __L __L ... ... ... __G __G
      __G __W _+W ... _+L __L __L
      __G __G __W __G __W __W __L
      __G __L __G __W __W __G __G
      _*L __W __L __G _*W _*L __G
      _*G _*L __W __L _*G __W __L
    `,values:"a0=4 f1=4 c4=4 e4=4",goals:"ice,280,clear",promise:"valley; onTop plus; many ice1 6",par:312,difficulty:42.8,line:"b5 b6 b7 c7 g1 d7 g2 f5 c8 b8 b8 b8 c8 c8 c7"},{rows:`
      ... ... ... ... __R ... ... ... ...
      ... ... __R _+Y __R __B __L ... ...
      __L __G __G __Y __G __Y __R __G __L
      __Y __L __G __Y __Y __R __G __G __L
      __L __L __L __G __G __G __Y __L __Y
      __Y __B __G __B __G __Y _+L __B _+B
      __B __L __B __L __L __L __B __B __G
      __R __R __B __B __L __B __B __Y __G
      __Y __R __R __Y __B _+B __R __R __G
      __Y __Y __R __R _+B __L __B __Y __Y
    `,values:"d1=4 g5=4 i5=4 f8=4 e9=4",goals:"numbers,numbers@4,630",promise:"colors 5; hill",par:690,difficulty:26.7,line:"e3 h5 h8 e8 f8 a7 d8 a7 a6 h8 h9 f9 e9 d9 b9 d8"},{rows:`
      __R __W __R __W __B __L __R
      __B __W __W __L __R __R __W
      __W __B _+B _+L _+W __B __L
      __W __L _+B __R _+W __R __W
      __W __R _+B __W _+W __W __B
      __R __W _+W _+B _+B __W __R
      __R __R __W __B __W __B __W
      __L __L __R __L __W __W __R
    `,values:"c2=5 d2=5 e2=5 c3=5 e3=5 c4=5 e4=5 c5=5 d5=5 e5=5",goals:"numbers,510,clear",promise:"ringOf plus",par:555,difficulty:40.3,line:"b6 b3 f5 c7 f5 f3 e4 f5 c5 e4 a6 a6"},{rows:`
      _*G ... __B ... __L ... _*L
      __L __G _+G _*G __B __G __B
      __L __G __B _*G _*B __G __G
      __L _+G __L __B __L __L __L
      __G __L __L __L __L _+G __L
      __B __L __L __L __B _+L __G
      __G __L __G __L _+L __L __G
      __G __B __B _+B __L __G __B
      __L __L __G __G __G __L __B
      __L __B __G _*L __L __B __G
    `,values:"c1=5 b3=5 f4=5 f5=5 e6=5 d7=5",goals:"clear,980,clear@13",promise:"many plus 6; many ice1 6; clears",par:1073,difficulty:49.4,line:"a6 a3 e5 g7 g9 b5 e9 b9 e8 f9 c8 d9 b9"}];var ft={};d(ft,{view4:()=>dt});var dt=[{rows:`
      __W __B __B __R __B __R
      __B __W __W __B __W __B
      __W __R **W __W __B __B
      __B __B __B __B __B __B
      __R __R **B **W __B __B
      __W __R __R __W __W __W
    `,values:"",goals:"ice,270,clear",promise:"count ice2 3",par:303,difficulty:27.5,line:"f5 b1 a3 c5 b5 d5 b5 c5 c5 b5"},{rows:`
      ... ... ... __W ... ... ...
      ... ... __W __W __W ... ...
      ... ... **W __W __W ... ...
      ... __W __W __W __W __W ...
      ... __R __B __B __B __G ...
      __G __G **G __G __R __B __R
      __R __B __G __B __G __R __G
      __B __B __B __G **R __B __B
      __G __B __R **R __G __G __B
      __G __B __G __B __B __B __R
    `,values:"",goals:"ice,ice@11,260",promise:"hill; capOf W 3",par:287,difficulty:44.6,line:"g8 g8 a5 g9 e5 f7 e7 e5 c9 e8 b8 a8 b9 d8"},{rows:`
      ... ... ... ... ... ... __W
      ... ... ... ... ... __L __W
      ... ... ... ... __G __L __W
      ... ... ... __L __W __L __L
      ... ... __L __L __L __W __L
      ... __W __G __W __G __G __L
      __W __G __L __L __L __L __L
      __G __W __L __L __G __G __L
      __W __W **L __W __G __G **G
      __W __G __W **W **G __G **L
    `,values:"",goals:"ice,ice@11,360",promise:"stairs; many ice2 5",par:398,difficulty:44.8,line:"d8 e8 c6 e8 f8 f9 g3 e8 e8 e9 d8 d9 a9 c9"},{rows:`
      __Y ... __Y ... __L ... __L
      __L __Y __Y __L __L __Y __Y
      **L _+W __L __W __W __W **L
      __L __Y __W __L __W __Y __Y
      __L __Y _+Y __Y __Y __L __L
      __L **Y _+L __L __L **L __Y
      __W __Y __Y __W _+Y __Y __Y
      __W __W __L __L __L __L __Y
    `,values:"b2=5 c4=5 c5=5 e6=5",goals:"numbers,420,clear",promise:"twins ice2; count plus 4",par:467,difficulty:33.7,line:"e4 f1 c4 f4 a1 c5 b7 b6 g6 c6 b7 b7"},{rows:`
      ... ... ... **L ... ... ...
      __L __B __L __W __W __B __L
      __W __L __W __W __W __W __B
      __W __B __B __W __W __W __L
      __B __B __W __L __L __W __W
      __B __L __L **B __L __W __L
      __L __W __W **B __B __W __B
      __L __B __B **B __B __B __W
      __L __W __W **B __B __L __B
    `,values:"",goals:"ice@14,500,clear",promise:"columnOf ice2 3",par:554,difficulty:30.4,line:"c3 b7 f8 c6 d4 a8 b8 b8 b8 b8 b5 d7 c8 c7 c8 b8"},{rows:`
      __R ... ... ... ... ... __R
      __W __W ... ... ... **G **W
      __R **R __R __B __R __R **B
      __W __B **R __G __G __R __B
      __R __W __B __W **W __R __W
      __W __R __R __B __G __R _@B
      __R __R __G __G __B __B __R
      _@B _@R __W __B __G __W __R
      __G __G __W _@G _@R __W __W
    `,values:"",goals:"marked,marked@17,160",promise:"deep marked 4; many ice2 6",par:177,difficulty:32.7,line:"b1 c5 a5 c8 g6 g2 d7 e5 g8 g8 a6 e4 d5 e6 a6 a8 c8 d7"},{rows:`
      __W __R __W __R __W __R __B __R
      __R __W __B __R __R __W __W __W
      __W __W **W __R __W __W __W __G
      __R __B __B __G __R __W __B __G
      __W __W __R __G __W __G __G __W
      __B __R __W __G **W __B __G __W
      __G __G __G __G **W __W **W __R
      __G **R **R __W __B __R __G __G
      __W __R __B __W **B **B __G __W
      __R __W __B __R __G __W __G __W
    `,values:"",goals:"350,430,510",promise:"sea W 33; many ice2 8",par:534,difficulty:35,line:"g5 d7 h7 b3 e1 e3 h3 a1 c8 d9 d6 b8 b7 f5 g8 g8"},{rows:`
      **B ... ... ... ... ... ... ...
      __Y __B ... ... ... ... ... ...
      __L __L __W ... ... ... ... ...
      __Y __W __Y **L ... ... ... ...
      __Y __B __Y __L **L ... ... ...
      __Y __W __Y __L __W **B ... ...
      __Y __L __W __Y __W __Y __L ...
      __B __L __B __L __L __W __B __L
      __L __W __W __Y __W __Y __Y __B
      __Y __L __L __W __W __B __Y __L
      __Y __W __Y __Y __Y __B __W __L
    `,values:"",goals:"ice,ice@17,260",promise:"stairs; onTop ice2; slides 3",par:285,difficulty:49.8,line:"b2 f9 c9 d4 c4 e5 e7 g7 a2 b7 b7 f10 e8 c7 f9 a9 c10 d9 c10"},{rows:`
      ... ... ... __G ... ... ...
      ... __R __R __W __R __R ...
      __R **R __B __B __B **R __R
      __R __R **R __R **R __R __R
      __W __R __B __R __B __R __W
      __B __G __W __W __W __G __B
      __W __B __R __W __R __B __W
      __G **R __G __R __G **R __G
      __B __R __W __B __W __R __B
    `,values:"",goals:"clear,390,clear@16",promise:"mirror; twins ice2; clears",par:425,difficulty:35.4,line:"e5 e6 c6 f6 d7 e7 e8 e8 b7 f7 f3 e8 e8 d8 b7 b7"},{rows:`
      __L __W __R __L __R __W __R
      _*L __R __L __R __W __W __W
      __W __L __R __R __L __W __L
      __L __W **R **W **L __L __W
      _*W __W **L __R **W __L __L
      _*L __W **L **R **W __R __W
      __L _*W _*W __R __R __L __L
      __W __L __R _*W __W __L __R
      __R __W __W __W __L __R __R
    `,values:"",goals:"ice,ice@20,190",promise:"ringOf ice2; many ice1 6",par:212,difficulty:52.5,line:"g4 e1 d4 b5 d4 b8 f8 g8 g5 e8 c7 c8 b6 b8 c8 a8 b8 c8 b7 d8 b7 b8 b8"}];var pt={};d(pt,{view5:()=>mt});var mt=[{rows:`
      __Y __G __B __G __G
      __Y __B __B __G __G
      __G __B __Y __B __B
      __G _-G __Y __G __G
      __G __B _-B __Y __Y
      __Y __B _-Y __G __B
      __G __B __G __B __B
    `,values:"b3=3 c4=3 c5=3",goals:"numbers,190,clear",promise:"count minus 3",par:209,difficulty:32.5,line:"b4 d4 e4 b3 b4 c3 a3 a6 c4 b5"},{rows:`
      ... ... __W _-G __G ... ...
      __G __Y __G __W __G __Y __Y
      __G __W __R __Y __Y __R __Y
      __G __G __R _-G __G __Y __R
      __Y __Y __R __W __G __R __R
      __G __Y __R __R __G __Y __R
      __G __Y __Y _-W __G __G __G
      __G __Y __R _-W __R __Y __R
      __G __R __R _-G __Y __Y __R
      __W __G __Y _-W __W __Y __R
    `,values:"d0=3 d3=3 d6=3 d7=3 d8=3 d9=3",goals:"numbers,numbers@8,610",promise:"columnOf minus 3; hill",par:672,difficulty:36.5,line:"c2 d5 b8 c7 e9 g6 e7 e7 a1 a5 a9 e4 d8"},{rows:`
      __G ... __L ... __Y ... __L
      __Y ... __G ... _-Y ... __G
      __G ... __G ... __L ... __G
      __Y __G __G __L __G __G __L
      __Y __Y __G __Y __G __Y __Y
      __Y __Y _-L __L __Y __L __G
      __L __L __G _-Y __L __Y __G
      _-Y _-Y __G __G __L __Y __Y
      __G __Y _-G __G __G __Y __Y
    `,values:"e1=3 c5=3 d6=3 a7=3 b7=3 c8=3",goals:"numbers,numbers@12,370",promise:"comb; many minus 6",par:412,difficulty:35.1,line:"b4 b6 g4 b8 d5 e0 e7 d5 g8 g8 f8 c7 c8"},{rows:`
      ... ... __R __R _-W __B ... ...
      _-W _-R __B __W __G __G _-G _-G
      __G __W __G __B __R __W __B __B
      __G __W __W __G __G __B __R __G
      __W __B __G __B __G __R __R __R
      __G __B __R __R __W __B __G __W
      __G __W __G __W __R __B __G __B
    `,values:"e0=3 a1=3 b1=3 g1=3 h1=3",goals:"200,250,300",promise:"onTop minus; hill",par:315,difficulty:40.7,line:"d5 c5 d4 d5 f1 f2 e5 e5 g2 d6 f4 c6 c5 c6 a3 b6"},{rows:`
      __Y __G __L __G __B __Y __G
      __Y __L __B __G __Y __L __B
      __G __L __L __L __L __Y __B
      __G __Y __B __Y __L __G __L
      _-G _-L _-Y _-Y _-G _-L _-Y
      __L __Y __B __G __G __L __B
      __G __B __L __L __L __Y __G
      __Y __B __B __L __G __B __L
    `,values:"a4=3 b4=3 c4=3 d4=3 e4=3 f4=3 g4=3",goals:"numbers@19,300,clear",promise:"rowOf minus 7",par:336,difficulty:37.7,line:"e3 e3 a0 f5 f4 g4 c2 g3 c6 c4 b4 c7 a2 b7 d5 a7 a7 c7 b7"},{rows:`
      _-G ... ... ... ... ... __W
      __G ... ... ... ... ... _-G
      __G _-W __G __W __G _-Y __W
      __R _-G __W __W __W __Y __G
      _@R __W __W _-W __R __W __W
      __R __W __R __Y __R __G __G
      _@Y __G __R __G __R __W _@W
      __G __W __G __G __R __Y __W
      __G __W __Y __W __R __Y __Y
      __Y _@Y __G __G __W __G _@R
    `,values:"a0=3 g1=3 b2=3 f2=3 b3=3 d4=3",goals:"marked,marked@13,300",promise:"deep marked 4; many minus 6",par:331,difficulty:39.4,line:"a7 b9 a7 e4 f7 g7 g7 f7 d3 a9 e8 d9 d9 c9 b6"},{rows:`
      ... ... __G ... ... ... ...
      ... __G __G __G ... __L ...
      __L __G __L __G __G __G __L
      __W __W __W __L __G _-G __G
      __G __L __W __L __W _-L __L
      __W __L __G _-W __L __G __L
      __L __G __W __G _-G __L __L
      __L _-L __L __G __L __L __L
      __L __G __G __G __G __G __L
      **W **W __W **G __L __L **W
    `,values:"f3=3 f4=3 d5=3 e6=3 b7=3",goals:"ice,720,clear",promise:"onFloor ice2; many minus 5",par:788,difficulty:42.3,line:"c4 d3 a6 f9 g2 g4 e7 c9 a7 a8 e8 d7 d9 c9 b9 b9"},{rows:`
      __R __B ... ... ... ... __Y __B
      __G __G __B __R __G __G __Y __G
      __G __B __R __G __G __Y __R __Y
      __G __R _-Y __G __R __B __G __Y
      __R __B __B __Y __Y __R _-G __G
      __Y __B __R __B __R _-B __B __G
      __Y _-G _-B _-R __G __R __G __B
      __R __G __R __B _-Y __G __Y __Y
      __G __R __G __G __G __Y __Y __G
      __R __R __G __G _-B __G __R __G
      __G __B __B __R __G __B __G __B
    `,values:"c3=3 g4=3 f5=3 b6=3 c6=3 d6=3 e7=3 e9=3",goals:"900,1100,1300",promise:"sea G 33; many minus 8",par:1350,difficulty:45.6,line:"c10 b10 a6 e4 f4 d7 g5 h3 b7 c7 c7 d7 h7 h4 e8 f9 g8 c10 c10 c10 b10 b10"},{rows:`
      ... ... __W ... __W ... ...
      __Y ... _-G ... _-G ... __Y
      __W __G __Y __G __Y __G __W
      __G __W __W __W __W __W __G
      __G __G _-G __G _-G __G __G
      __G __W _-W __Y _-W __W __G
      __W __Y __Y __Y __Y __Y __W
      __Y __W __G __W __G __W __Y
      __Y __Y __Y __Y __Y __Y __Y
    `,values:"c1=3 e1=3 c4=3 e4=3 c5=3 e5=3",goals:"clear,660,clear@10",promise:"mirror; twins minus; clears",par:725,difficulty:49.1,line:"g3 b4 g7 c6 b6 d8 a8 d8 a8 b8"},{rows:`
      __Y __G __L __Y __G __R _-L __R __Y
      __Y __G __Y _+G __Y __R __R __L __G
      __G __G _+L _+Y __G _-Y __Y __Y __R
      __Y __G __G __Y __Y _+L __R __L __L
      __G __L __Y __G __G _+G __Y __Y _-G
      __R __R _+L __L __L __G __R __Y __L
      __R _-L __Y __R __G __Y __L __Y __Y
      __R __R _-Y __G __L __R __Y __G __R
      __G __L _-G _-G __R __G _-L __L __R
      __R __Y __L __Y __R __L __R __G __L
    `,values:"g0=3 d1=5 c2=5 d2=5 f2=3 f3=5 f4=5 i4=3 c5=5 b6=3 c7=3 c8=3 d8=3 g8=3",goals:"numbers,700,clear",promise:"many minus 8; many plus 6",par:762,difficulty:71.7,line:"e3 b5 d7 f5 g2 c5 i8 c7 f2 i6 b6 i9 h8 h9 f6 h8 f9 d9 c9 d8 e9 a7"}];var yt={};d(yt,{view6:()=>ht});var ht=[{rows:`
      ... ... __W __L ... ...
      __L __R __L __W __R __L
      __R __R __W __R __R __W
      __W *+L __L __R __L __W
      __L *+R __L __W __L __W
      __W __L __R *+R __R __W
      __L __R __R __R *+R __R
      __R __L __R __W __L __R
    `,values:"b3=4 b4=4 d5=4 e6=4",goals:"numbers,320,clear",promise:"count icePlus 4",par:354,difficulty:40.2,line:"f7 e6 e3 d4 c4 a4 b4 e4 b3 e7 b7"},{rows:`
      ... ... ... ... ... ... __Y
      ... ... ... ... ... __W __W
      ... ... ... ... __L __W __Y
      ... ... ... __W __B __Y __Y
      ... ... __Y __L __B __Y __W
      ... __B __L __L __B __L __Y
      __B __Y __B __Y __B __Y __Y
      __L __W __L __L __Y __W __L
      __Y __B __L __W __Y __B __W
      *+L *+B *+B __W *+L __B __Y
      *+B __Y __Y __L __W __Y *+B
    `,values:"a9=4 b9=4 c9=4 e9=4 a10=4 g10=4",goals:"210,240,260",promise:"stairs; many icePlus 6",par:277,difficulty:46.3,line:"d8 e7 d10 e10 d6 f7 f5 d9 d10 e4 e8 a8 b8 b10"},{rows:`
      __R __R __W __B __W __B __B
      __B __R __W __B __L __R __R
      __B __L __B __B __R __B __R
      __R __W *+B *+R *+L __L __B
      __W __W *+L __L *+L __B __L
      __B __L *+R *+W *+R __W __L
      __B __L __R __W __R __R __W
      __R __B __L __R __R __L __B
      __L __B __B __B __W __R __W
    `,values:"c3=5 d3=5 e3=5 c4=5 e4=5 c5=5 d5=5 e5=5",goals:"numbers,370,clear",promise:"ringOf icePlus",par:410,difficulty:57,line:"b3 b6 g1 f6 d8 e8 a7 c6 c7 b7 b8 d5 e8 a7 e4 e4 e7"},{rows:`
      __L __B ... ... ... __B __G
      __W __G ... ... ... __L __B
      __L __L ... ... ... __L __B
      __L __G __L ... __L __L __L
      __G __G __L __W __W __L __G
      __W __W __W __G __W __W __W
      __B __B __W __L __G __W __G
      __B __G __G __B __B __W __L
      __L __B __L __B __L __G __G
      __L __W *+L *+B *+L *+B *+L
    `,values:"c9=5 d9=5 e9=5 f9=5 g9=5",goals:"numbers,numbers@7,310",promise:"valley; onFloor icePlus",par:345,difficulty:44.8,line:"e7 g5 e8 c8 g5 f7 f7 b6 b5 c9 b9 c9"},{rows:`
      __L ... ... __G ... ... __L
      __G __G __W __W __W __G __G
      __L __R __L __G __L __R __L
      __W __R *+W __W *+W __R __W
      __L __R __L __W __L __R __L
      __R __L __W __L __W __L __R
      __L *+G __W __G __W *+G __L
      __W __G *+G __W *+G __G __W
      __R __L __R __R __R __L __R
    `,values:"c3=4 e3=4 b6=4 f6=4 c7=4 e7=4",goals:"numbers,numbers@9,310",promise:"mirror; twins icePlus",par:344,difficulty:61.2,line:"d4 e3 e6 c6 b5 b3 b5 f3 f5 c7 f7 d4 e8 e8 c8 b8 b3 b5 b8 b5"},{rows:`
      ... ... ... *+Y ... ... ...
      ... ... ... *+W ... ... ...
      ... __W __Y __Y __Y __Y ...
      __B __B __B __W __Y __W __Y
      __W __Y __W *+B __W __B __B
      __B __Y __B __B __Y __W __W
      __W __B __W *+B __W __W __B
      __W __Y __Y *+Y __W __W __W
      __B __Y __W *+W __Y __W __W
      __Y __Y __W __Y __Y __B __W
      __Y __Y __Y __W __B __W __W
    `,values:"d0=4 d1=4 d4=4 d6=4 d7=4 d8=4",goals:"clear,700,clear@12",promise:"columnOf icePlus 3; clears",par:764,difficulty:59.7,line:"c7 d5 d5 a6 d9 a6 g9 f10 b8 b10 b9 c10"},{rows:`
      ... *+L ... *+L ... *+W ...
      *+L __L *+R __W *+L __Y *+W
      __Y __L __W __W __R __W __Y
      __R __R __Y __L __Y __L __W
      __R __W __Y __Y __R __R __W
      __W __R __R __L __R __R __W
      __W __L __W __Y __R __L __R
      __L __R __Y __W __R __W __Y
      __W __R _*L __R _*L __W __L
      __L _*R _*W __W __Y _*L __W
    `,values:"b0=4 d0=4 f0=4 a1=4 c1=4 e1=4 g1=4",goals:"ice@19,300,clear",promise:"onTop icePlus; many ice1 5",par:333,difficulty:45.2,line:"f7 g8 e4 g5 d4 d9 b1 b4 c5 b7 b8 d5 f6 f9 d7 e8 e9 d9 e9 d9 c9 a6 b9 a8"},{rows:`
      ... __G __W __B __B __L __L ...
      __W __L __B __G __W __B __L __G
      __L __G *+L *+B __B __W __L __L
      __L __L __B __W __L __B __B __G
      __G __W __L *+G __B __W __W __L
      __B __W __B __B __W __G *+B __L
      __L *+L __L __L __G __W __B __W
      __G __W __G __B *+G __L *+W __L
      __L __B __B __B __B __W __G __L
      __L __G __G __L *+L __W __L __L
      __L __L *+W __L __L __L __L __G
      __L __L __W __W __L __L __B __G
    `,values:"c2=5 d2=5 d4=5 g5=5 b6=5 e7=5 g7=5 e9=5 c10=5",goals:"880,1010,1130",promise:"sea L 32; many icePlus 9",par:1169,difficulty:51.2,line:"b4 b4 d5 c9 d7 f2 e5 b9 c5 f6 h10 g6 g5 g5 f8 g8 d11 e8 h8 h5 a8 g10 b11 d10"},{rows:`
      __W __L __G __W __W __W __W
      __W __G __W __W __W __W __W
      __L __W __W __L __G __W __W
      __G __L __W __G __W __L __G
      __G __L __L __G __G __W __L
      *+W *+W *+W *+G *+W *+L *+G
      __W __L __L __G __G __W __W
      __L __L __W __G __L __W __L
      _-L _-G __L __G _-G __L _-L
      __G __W __W __W __G _-W __L
    `,values:"a5=4 b5=4 c5=4 d5=4 e5=4 f5=4 g5=4 a8=3 b8=3 e8=3 g8=3 f9=3",goals:"numbers,numbers@14,430",promise:"rowOf icePlus 7; many minus 5",par:469,difficulty:62.7,line:"d9 e4 g6 g9 d9 d9 a6 a9 e9 f8 c6 b9 e8 b9 a5 b9"},{rows:`
      __W ... __W ... __B ... __B ... __L
      __B __W *+L __L __L __W *+B **B __L
      __W __W __L *+B __W __W __L __W __B
      __W __L **B __B __W __L __L *+W __W
      __W __B __W __W __B __W **L __L __L
      __B __B __W __L __W __B __L __W __B
      __L __W __B __B __W **W __L __W __W
      __L __L __L __L *+B __W *+W __W __L
      __W __L **L __B *+L __L __L __B __W
      __B __L **B *+W *+W __B __B __B __L
      __L __B __L __W **L __W __W __B __B
    `,values:"c1=5 g1=5 d2=5 h3=5 e7=5 g7=5 e8=5 d9=5 e9=5",goals:"ice,ice@18,620",promise:"many icePlus 9; many ice2 7",par:677,difficulty:71,line:"d7 i4 i4 f6 i5 h7 g8 g6 g10 d9 f10 g10 e6 f9 e8 c9 f10 c8 a7"}];var Bt={};d(Bt,{view7:()=>bt});var bt=[{rows:`
      ... __L __B __B ...
      <_> __B __L __L <_>
      __Y __Y __B __Y __Y
      __B __B __L __Y __B
      __L __L __B __L __Y
      __L __B __L __Y __L
      __Y __L __Y __L __Y
    `,values:"",goals:"rocks,160,clear",promise:"count rock 2; onTop rock",par:176,difficulty:47.4,line:"b4 c4 d4 a6 c5 d3 e4 e5 c5"},{rows:`
      __G __Y __L __L __G __Y __B
      __Y __G __Y __B __G __B __G
      __G __G __L __L __B __L __Y
      __L __B __B __Y __L __Y __B
      __L __Y __B __B __L __G __L
      <_> __G <_> __B __B __L <_>
      __Y __B __Y __B __Y __G __L
      __G __L __Y __Y __Y __G __B
      __L __L __G __L __L __L __G
    `,values:"",goals:"rocks,rocks@11,180",promise:"count rock 3; falls rock 2",par:206,difficulty:46.7,line:"e6 f8 g6 g8 e8 b7 c8 b8 d8 e8 f8 a6 b6 b7"},{rows:`
      ... ... __G <_> <_> ... ...
      ... __B <_> __R __B __R ...
      __R __B __R __B __W __B __R
      <_> __R __R __G __B __R __B
      __R __W __B __W __R __G __R
      __B __W __R __G __R __G __B
      __W __G __R __G __W __G __R
      __R __W __G __R __R __W __W
      __G __G __R __R __R __R __R
      __W __G __R __W __W __G __R
    `,values:"",goals:"rocks,rocks@12,230",promise:"many rock 4; falls rock 3",par:256,difficulty:55.4,line:"g9 f3 f8 d8 e7 d7 d8 a7 e8 b7 b9 d9 e6 f8"},{rows:`
      ... ... ... <_> ... ... ...
      ... ... ... __B ... ... ...
      ... ... <_> __L __G ... ...
      ... ... __B __Y __L ... ...
      ... <_> __L __B __G __B ...
      ... __Y __G __Y __G __L ...
      __Y __B __B __G __B __G <_>
      __B __Y __G __L __L __Y __G
      __G __B __L __L __B __L __B
      __B __G __G __B __B __Y __B
      __Y _*G _*L _*Y _*B __G __Y
      _*G __B __B __Y _*Y __B __L
    `,values:"",goals:"rocks,rocks@16,200",promise:"hill; onTop rock; many ice1 6",par:222,difficulty:52.4,line:"c6 c8 d8 c9 d7 d8 d10 e11 f11 b9 g8 e9 g10 g10 f11 b11"},{rows:`
      __Y ... ... ... ... ... __L
      __L __B ... ... ... __B __Y
      __B <_> ... ... ... __W __B
      __L __Y __Y ... __L __W __L
      __W __W __W __L <_> __B __Y
      __L **Y __Y **Y __B __L __L
      __W __L __L __W __Y **L __L
      __Y __B __L __L **Y __B __Y
      __W <_> **Y __B **L __Y __B
      __W __W <_> __B __B <_> __W
      __W __W __W __L __B __B __W
    `,values:"",goals:"ice,ice@14,150",promise:"valley; count rock 5; count ice2 6",par:165,difficulty:81.9,line:"c5 b6 e6 f10 d8 d10 a8 d10 b7 f5 f6 f7 e9 d9 a7 e5 b7 f9 e6 f10 f9"},{rows:`
      ... ... <_> ... <_> ... ...
      __Y __L __L ... __L __L __Y
      <_> __R __L __L __L __R <_>
      __L __B __L __R __L __B __L
      __B __B __L __R __L __B __B
      __R __L __L __L __L __L __R
      __R __B __Y __B __Y __B __R
      __L __R __R __B __R __R __L
      __R __Y __Y __B __Y __Y __R
      __Y __R __B __Y __B __R __Y
    `,values:"",goals:"rocks@15,490,rocks@13",promise:"twins rock; falls rock 3",par:538,difficulty:60.7,line:"g4 c8 f8 b5 g8 g6 b5 d2 d6 d7 c9 e9 e9"},{rows:`
      ... __L ... <_> ... <_> ...
      ... __L ... __Y ... __G ...
      __B __B <_> __Y <_> __L <_>
      __Y __L __L __G __L __Y __G
      __G __Y __G __B __Y __L __Y
      __L __Y __L __B __Y __Y __L
      __B __B _@L __G __B _@G __B
      __Y __B _@Y __G _@Y __B __G
      __G __Y __B __G _@L __L __Y
      __L __Y _@Y _@Y __G __B __Y
      __L __Y __B _@Y __L __Y __B
    `,values:"",goals:"marked@9,280,marked@7",promise:"onTop rock; deep marked 4",par:315,difficulty:55.7,line:"b7 c7 e8 c8 d6 f7 d5 a9 g8 c9 f10 a9 e9 f9 f10 f10"},{rows:`
      __B ... ... __W ... ... __W
      __B __B __L __B __L __L __B
      __L __L *+B <_> __B __W __W
      __L *+W __W __L *+B __L __B
      __W __L __B __L __B *+W __L
      __B __L __L <_> __W __B __B
      __W *+L __B *+W __L __L __L
      __B *+L __B <_> __L __L __L
      __L __L __L <_> __L __B __L
      __W __W __B <_> __B __W __W
      __L __W __B __L __W __W __B
      __L __B __W __B __W __L __L
    `,values:"c2=4 b3=4 e3=4 f4=4 b6=4 d6=4 b7=4",goals:"numbers,numbers@14,380",promise:"columnOf rock 3; many icePlus 7",par:415,difficulty:70.3,line:"b10 c9 c7 e4 f2 f5 e11 e7 e6 a6 b9 c8 b11 c11 g11 d4 g9 f11 a10"},{rows:`
      __R ... <_> ... <_> ... __R
      __R ... __L ... __R ... __B
      __G ... __B ... __G ... __R
      __G __B __G <_> _-L __B __G
      __G _-R __B __L __L __R __B
      __B __G __L __R __L __R __R
      __B __L __B __B __R __G __R
      __R __L _-L __R __B __G __G
      __G _-R _-L __B __G __G __L
      __G __R __G __R __L _-R __L
      __B __G __L __L __L __B __G
    `,values:"e3=3 b4=3 c7=3 b8=3 c8=3 f9=3",goals:"rocks,rocks@21,360",promise:"comb; onTop rock; many minus 6",par:401,difficulty:72.5,line:"e9 g8 d7 e9 f3 a8 c5 b9 c5 g9 a6 a10 f7 f6 f10 d8 d9 d10 b6 b10 b10"},{rows:`
      <_> __Y __W __L <_> <_> __L <_>
      __W __W __Y __Y __B __B __W __L
      __L __W __L __Y *+Y __Y __W __W
      __W __B __L __B __B __Y __B __B
      __Y __W __Y *+Y __L __Y __Y __L
      __B __Y *+B __L __L __B __B __Y
      __W *+W __Y __L __Y __W __Y __Y
      __B __B *+W __Y __L __Y __Y __W
      __Y __Y __B __L __Y *+Y __B __L
      __W __Y __W __Y __Y __Y __W __B
      __W __Y __W __B __B __W __B __B
      __B __B __W __W __L __Y __B __W
    `,values:"e2=4 d4=4 c5=4 b6=4 c7=4 f8=4",goals:"rocks,rocks@26,1210",promise:"count rock 4; onTop rock; many icePlus 6",par:1326,difficulty:88,line:"c2 d6 d5 a6 e10 b4 b11 h1 h9 a10 h11 h5 b3 c5 b8 a10 a8 f4 f10 f10 c10 f10 b10 d10 b11 d11"}];var gt={};d(gt,{view8:()=>Lt});var Lt=[{rows:`
      __R __Y __R __R __B __R __Y
      __B __W __R __B __W __W __B
      __R __R __R __Y __R __R __B
      __R __W __B __B *-W __W __W
      __B *-R __B __B __R __R __B
      __Y __B *-Y __W __R __B __B
      __B __Y __Y __Y *-R __W __Y
      __R __W *-W *-W __B *-Y __R
      __W __B __Y __R __Y __Y __Y
    `,values:"e3=3 b4=3 c5=3 e6=3 c7=3 d7=3 f7=3",goals:"numbers,numbers@19,290",promise:"count iceMinus 7",par:317,difficulty:58.3,line:"g3 g2 a3 b7 d6 d6 c8 c7 e4 e6 b5 a4 e6 c8 d7 d6 f8 d8 c8 a6 b8 c7 a8"},{rows:`
      __B ... ... *-G ... ... __G
      __B __G __L *-B __B __B __B
      __W __W __B *-B __G __B __B
      __B __W __G *-G __B __L __L
      __B __G __L *-G __L __W __L
      __B __L __G *-B __B __W __G
      __B __W __L *-L __B __W __L
      __B __W __G *-B __B __W __G
      __L __W __L *-G __G __W __L
      __B __L __G *-G __B __W __L
      __B __W __W *-G __B __L __L
    `,values:"d0=3 d1=3 d2=3 d3=3 d4=3 d5=3 d6=3 d7=3 d8=3 d9=3 d10=3",goals:"410,460,510",promise:"columnOf iceMinus 11",par:526,difficulty:66.4,line:"b3 b6 c8 g8 f4 c10 c6 e8 d4 a2"},{rows:`
      *-B ... *-W ... __R ... __W
      __R ... __R ... __B ... __Y
      __Y ... __W ... __R ... __R
      __B *-B __Y __R __B __R __Y
      __Y __W __B *-Y __R __Y __Y
      __Y __R __W __R *-Y __R __Y
      __B __B __B __B __R __W __B
      __W __W __B __B __B __Y *-W
      __R __W __Y __W *-R __B __R
      __W __R __Y __R __B __B __Y
    `,values:"a0=3 c0=3 b3=3 d4=3 e5=3 g7=3 e8=3",goals:"numbers,numbers@10,300",promise:"comb; many iceMinus 7",par:335,difficulty:57.1,line:"e7 e7 f7 a4 c9 c7 f7 b5 a4 b5 e9 g3 f9 c7 g8 g9 b9 e7 b8 e8 d8 d8"},{rows:`
      ... ... __B ... ... __Y ... ...
      ... __B __W __B __Y __Y __Y ...
      __L __W __B __L __G __G *-Y __R
      __B *-W *-B __B __R __Y __Y __R
      __B __L **B __B __R __Y __R __G
      __W **B __B __W __Y __G __G __R
      __L __L *-B __L *-Y __Y __R __G
      __L **B *-B *-W __Y __Y __R __R
      __W __L __W __B __R **G __G __Y
      __B __B __W __L __Y __G __Y __R
      __L __B __B __L *-Y __R __G __G
      __L __L __W __B __G __G __G __G
    `,values:"g2=2 b3=2 c3=2 c6=2 e6=2 c7=2 d7=2 e10=2",goals:"ice,ice@15,350",promise:"halves; many iceMinus 8",par:391,difficulty:64.4,line:"d9 c8 d5 g8 e1 b8 c6 a8 a9 e11 h8 b9 e10 b10 a8 b11 b9 g5 d7 g8 g10"},{rows:`
      ... ... ... <_> ... ... ...
      ... __W <_> __L <_> <_> ...
      ... __B __G __W __G __B ...
      __L __G *-L __G __G __G __B
      __W __W __L __L __L __G __B
      __W __L __B __L __B __L __L
      __G __B __G *-G __W __W __L
      __W __G __G __W *-L __G __G
      __W __B __G *-W __W __G __W
      __W __B *-B __L __W __B __W
      __B __G *-G __L __L __G __W
      __W __L __W __B __W __B __B
    `,values:"c3=3 d6=3 e7=3 d8=3 c9=3 c10=3",goals:"rocks,rocks@19,430",promise:"onTop rock; many iceMinus 6",par:474,difficulty:65.5,line:"c6 b10 c8 b10 e4 d5 b8 f6 c11 a10 b11 d10 e5 e8 d5 e10 c11 c10 b11"},{rows:`
      __Y __W ... ... ... __W __Y
      __R __B __W *-B __W __B __R
      *-R *-W __B *-B __B *-W *-R
      __Y __Y __Y __Y __Y __Y __Y
      __B __R __B __B __B __R __B
      __Y __Y __R __Y __R __Y __Y
      __W _@W __Y __W __Y _@W __W
      __W __R __Y __B __Y __R __W
      _@Y __B __W __R __W __B _@Y
      __Y _@B __R __W __R _@B __Y
    `,values:"d1=3 a2=3 b2=3 d2=3 f2=3 g2=3",goals:"marked@9,220,marked@6",promise:"mirror; twins marked; twins iceMinus",par:247,difficulty:55.5,line:"b6 g7 a7 g7 b8 g9 f4 f9 e9 d9 e5 f5 g7 b8 b6 a9 c9 b9 c8 c9 e9"},{rows:`
      __L __Y __L __Y __B __B __W
      __Y __L **Y __L **L __Y __W
      __W __B __Y __Y __W __B __Y
      __L **B __L __Y __Y __L __W
      __B __L __W __B **Y __Y __L
      __Y **Y __B __Y __L __B __L
      *-Y *-L *-Y *-L *-B *-B *-B
      __L __W __B __W **L __L __B
      __B __B __W __Y __B __L __W
      __Y __L __L __L __Y __L __L
      __Y __W __Y __B __W __W __B
    `,values:"a6=3 b6=3 c6=3 d6=3 e6=3 f6=3 g6=3",goals:"ice@35,240,ice@25",promise:"rowOf iceMinus 7; many ice2 6",par:263,difficulty:60.5,line:"b2 a1 a5 b8 b9 g7 a8 e9 d7 c7 d5 d7 g9 f10 b10 c10 f8 f9 g10 f9 f9 f9 a10 f10 e10 e8 b9"},{rows:`
      __B __B __G __L ... __L __Y __Y __Y
      __Y __Y __B __G __G __L __Y __L __B
      __G __B __L *-G __Y __B __B __Y __Y
      __L __B *-Y __W __L __B __Y __G __B
      __Y __L __B __Y __Y __B __Y *-G __B
      __L *-G __B *-W *-G __B __B __Y __Y
      __L __B __W __B __B *-G __G __L __B
      __L __G __G __B __B __G __L __G __G
      __L __G __G __Y __W __B __L __Y __B
      __L __B *-G __B __B __L __G __B __L
      __B __W __L *-L __Y __L __L __Y __B
      __Y __B __Y __B __B __W __G __Y __B
    `,values:"d2=3 c3=3 h4=3 b5=3 d5=3 e5=3 f6=3 c9=3 d10=3",goals:"820,900,970",promise:"sea B 31; many iceMinus 9",par:1009,difficulty:62.7,line:"b1 c7 g10 b6 g7 e3 e3 g2 i2 i6 h10 i9 g11 a7 b9 b9 c10 c10 d8 d11 i5 d10 a10 c11 b10"},{rows:`
      __B __B __L __W __W __B __L
      __L __W __B __L __L __W __B
      __W __B __B __L __B __W __W
      __L __W *-L *-L *-W __B __L
      __B __W *-W __W *-L __L __B
      __B __L *-W *-L *-W __L __W
      __B __L __W __B __W __B __L
      __L __W __W __W __W __W __L
      __B __B __B __L __L __L __L
    `,values:"c3=3 d3=3 e3=3 c4=3 e4=3 c5=3 d5=3 e5=3",goals:"clear,370,clear@18",promise:"ringOf iceMinus; clears",par:413,difficulty:71.7,line:"b0 g6 c1 g8 f4 a4 b5 g5 g8 e5 g8 f7 d4 f8 a8 c8 c8 a8"},{rows:`
      __L __B __B __W __W __L __L __L __B
      __B __L __B __W **B __L __B __B __B
      __L __B __L __L __B __L **L __B __L
      __L __W __B __L __W __B __W __B __W
      __B __W __B __L __W __L __B __L __B
      __W __B *-W *-W __W __L __W __L __L
      __L __B *-L __B __L *-L __B __L __B
      **L __B __W __W __W __L __L __W __W
      __W __B **B __W *-B *-L __L *-L __L
      __W __W __W __W __L __B __W __W **L
      __W __W *-L __W __L __L *-B *-W __B
      __L __B **B __B __W **W __L __L __B
    `,values:"c5=3 d5=3 c6=3 f6=3 e8=3 f8=3 h8=3 c10=3 g10=3 h10=3",goals:"ice,ice@18,600",promise:"many iceMinus 10; many ice2 7",par:663,difficulty:74.4,line:"i8 e4 f3 i7 i8 a7 a9 h9 b11 f10 b11 h8 a10 a11 c11 e9 c10 c11 e9 a4 c9 d11 a7 c11 d8"}];var Rt={};d(Rt,{view9:()=>Wt});var Wt=[{rows:`
      __Y __B __B _*Y __B __R __R
      _*B __Y __W _*R __W __B __B
      __B __Y __W __B _*R __Y __Y
      _*B _*Y __W __Y __W __R __B
      __Y __W <-> <-> <-> __R __R
      __W __B ... ... ... __Y __Y
      __B __B __W __R __Y __B __B
      __R __W __B _*W __W __W __W
      __Y __W __W __B __W _*W __Y
    `,values:"",goals:"ice,ice@14,150",promise:"shelf; rowOf steel 3",par:168,difficulty:49,line:"b1 b2 b5 g7 g3 g2 c8 b8 b5 c8 a4 b7 b7 b8 g6 g7 d7 b6 d6"},{rows:`
      __L _*B __L <-> __R __Y __L
      __R __R __R <-> __R __B __L
      __Y __B _*Y <-> __B __Y _*B
      __B _*Y __L <-> __R __R __B
      __R _*B __L <-> __L __R __L
      __B __B _*B <-> __B __R __L
      __L __B __R <-> __L __B __R
      _*B __L _*L __R __R __Y __Y
      __B __B __L __R __B __B __B
    `,values:"",goals:"ice,ice@17,150",promise:"columnOf steel 7",par:164,difficulty:62.4,line:"c1 c8 a5 c6 e7 f6 g3 g7 g7 e6 g6 g7 c6 d7 d7 b8 c8 d7"},{rows:`
      __R __R __R __Y __B __Y __B
      __R __Y __Y __R __B __Y __R
      __Y __R __Y __R __R __R __B
      __R __R __R __Y __Y __Y __R
      <-> __R __Y __Y __B __Y <->
      ... <-> __B __Y __B <-> ...
      ... ... __Y __Y __R ... ...
      ... __R __R __B __B __B ...
      __R __B __B __R __B __B __B
      __R __B __B __R __R __R __R
    `,values:"",goals:"clear,650,clear@9",promise:"twins steel; clears",par:708,difficulty:66.9,line:"c2 f2 c8 g8 d3 g9 b6 b8 b1"},{rows:`
      __R __G __B __R __Y __Y __R
      __R __Y __G __G __B __B __G
      __B __B __B __R __R __R __B
      __B __B __B __G __B __B __B
      <-> <-> __B __B __R <-> <->
      ... ... __B __G __G ... ...
      ... ... __Y __R __R ... ...
      __G __B __B __Y __R __Y __R
      __G __R _@Y __B _@B __G _@B
      _@Y _@Y _@R __B __Y _@G _@Y
    `,values:"",goals:"marked@9,220,marked@7",promise:"twins steel; many marked 8",par:246,difficulty:71.7,line:"b9 f8 c9 e8 g9 d7 f9 d6 d5 a0 f9 c7 e9 c9 b2"},{rows:`
      __L __L __B __B __L __B __Y __R __R
      __L __B __Y __Y __R __R __B __B __R
      __L __B __L __Y __L __B __Y __R __B
      __R __L __R *+Y __B __R __Y *+Y __Y
      <-> <-> <-> *+R __Y __Y __R __L __Y
      ... ... ... *+R __R __Y __R __R __B
      __L __B __L __B __B __B __Y __R __L
      __L *+Y __L __R __B *+L <-> <-> <->
      __Y __Y __Y __R __Y __R ... ... ...
      __Y **R __L __Y __Y __R __L __B __B
      **R __B __B __Y __Y __L __L **B __R
    `,values:"d3=4 h3=4 d4=4 d5=4 b7=4 f7=4",goals:"ice,ice@22,380",promise:"count steel 6; many icePlus 6",par:418,difficulty:74.4,line:"f1 f8 i4 h6 g5 g9 c8 d2 c1 g5 d9 h9 f10 c8 e9 d9 e8 c9 c10 b10 d10 c8 a8 c2 b3"},{rows:`
      __G __Y __Y __Y <-> __Y __R __R __G
      __Y __G __G __R <-> _@Y __G __Y _@G
      _@Y __Y __G __G <-> _@R _@G __R __Y
      __R __Y __R __G <-> __Y __G __R __G
      <-> <-> <-> <-> <-> <-> <-> <-> <->
      ... ... ... ... <-> ... ... ... ...
      __G __R __R _@Y <-> _@G __R __Y __R
      __R __R __G __R <-> __R __Y __R __R
      __R __Y _@R __G <-> _@Y __R __R __G
      __G __G __Y __G <-> __Y __G __R _@Y
    `,values:"",goals:"marked,marked@16,180",promise:"rooms 4; many marked 10",par:200,difficulty:71.7,line:"b9 c8 i6 g1 i9 h2 g2 g7 g8 h9 h0 f1 d7 d9 d9 b3 d3 d2 d3"},{rows:`
      __Y _+Y __Y __B __B __B __Y __B
      __R __Y __B __B __Y _+B _+R __W
      __B __B __Y __W __B __W __B __W
      __B __W __Y __B __W __R __W __Y
      __W __Y <-> <-> <-> <-> __B __Y
      __Y __Y ... ... ... ... __W __W
      __W __Y __B __Y __B __Y __Y __W
      __Y __R __Y __Y __R __Y __R __B
      __R __W __W __R __Y __W __B __W
      __R __B _-Y _-W _-W __R __R __R
    `,values:"b0=4 f1=4 g1=4 c9=3 d9=3 e9=3",goals:"numbers,numbers@15,400",promise:"rowOf steel 4; many plus 3; many minus 3",par:441,difficulty:69,line:"f0 c3 c8 h9 c8 g7 f9 h4 g5 h8 e9 a5 d8 e9 c9 b5 b9 b7 c9 a8 b9"},{rows:`
      __R __R __B __L <_> __B __B __B __L
      <_> __R __R <_> __B __B __Y __L __R
      __Y __L __R __R __B __B <_> __Y __Y
      __B __L __Y __Y __B __B __Y __B __R
      __Y __R <-> __R __R __L <-> __R __R
      __B __B ... __R __B __L ... __R __B
      __B __L __R __Y __L __Y __Y __Y __B
      __L __R __Y __R __Y __R __B __R __R
      __L __Y __R *-L __Y __Y __R __B *-L
      __B *-B *-Y __L __L *-B __L __B __B
    `,values:"d8=3 i8=3 b9=3 c9=3 f9=3",goals:"rocks,rocks@22,350",promise:"twins steel; count rock 4; count steel 2",par:386,difficulty:84.5,line:"d2 e9 d8 f8 e9 g8 d9 c8 i2 i2 i4 e6 b5 i7 g7 h6 b5 b6 f9 f8 e5 b8"},{rows:`
      __Y __Y __W __W __W __Y *-W __R __W
      __Y __R __B __B __Y __Y __Y __W __B
      __W __B __Y __Y __R __Y _+R *-Y __W
      __B __R __B <-> <-> <-> __B __W __Y
      __R __Y __Y <-> __Y <-> __Y _+Y __Y
      __R __R __W <-> <-> <-> _+W _+R __Y
      __Y __B __Y *-Y __R __W __R __R __R
      _+B __Y __B __W __R __R __B __W __R
      __B __R __B __Y __Y __Y __W __R __W
      __W __R __R __W __B __W __W __W *-R
    `,values:"g0=3 g2=4 h2=3 h4=4 g5=4 h5=4 d6=3 a7=4 i9=3",goals:"numbers,numbers@12,260",promise:"ringOf steel; many plus 5",par:285,difficulty:69,line:"i7 i5 c6 c9 c9 g5 i8 g6 f7 h9 h9 h8 b6 e8 d7 c8 e0 b7 b9 c8 b9 h9 h9 f0"},{rows:`
      __L __R __B __L __Y __L __R __L *+Y
      __B __B __L __B __L __Y *+B __R __L
      __R __Y __Y __R __L __Y _-Y __R __Y
      __Y __B __B *+R __B *+B __B __Y __Y
      <-> <-> <-> __R __B __R <-> <-> <->
      ... ... ... *+B __B _-R ... ... ...
      __R __R __Y _-R __L __L __L __L __B
      __R __B __B __Y __Y __L __L __L _-R
      __L __L __Y <-> <-> <-> *+L __B __B
      __R __L __Y ... ... ... __Y __B __Y
      __B _-R __L __L __Y __Y __B __Y __Y
      __Y __B __Y __L __R __R _-Y __B __L
    `,values:"i0=4 g1=4 g2=3 d3=4 f3=4 d5=4 f5=3 d6=3 i7=3 g8=4 b10=3 g11=3",goals:"numbers,numbers@19,350",promise:"count steel 9; many icePlus 6",par:387,difficulty:100,line:"f11 f1 f11 g3 h6 f5 h8 g1 f6 d1 f4 d5 c7 g9 e10 f7 b9 e11 b10 c1 c11 c3 c3 a7 b3"}];var Yt={};d(Yt,{view10:()=>Gt});var Gt=[{rows:`
      ... ... ... ... __G ... ... ... ...
      ... ... ... ... __Y ... ... ... ...
      ... ... ... __Y _*R _*G ... ... ...
      ... ... ... _*R __W __R ... ... ...
      ... ... __R __W __G __Y __Y ... ...
      ... ... _*R __W __Y __W _*G ... ...
      ... __Y __G __G __G __R __W __R ...
      ... __W __G __R __Y __G __Y __R ...
      _*G __G __W __R __Y __Y __R __W __Y
      __R __G __Y __R __Y __W __G __R __R
      __Y __R __G __Y __R __G __Y __W __Y
      _+R __G __G _+G __R _+W _+Y __Y __Y
      __W __W __R __Y _+R __W __R _+R __W
    `,values:"a11=5 d11=5 f11=5 g11=5 e12=5 h12=5",goals:"numbers,numbers@13,290",promise:"hill; kinds 2",par:318,difficulty:72.5,line:"b12 c11 e7 d8 i9 f10 f12 e11 f12 f10 g12 c11 b12 i12 b12 d12 a12 b12 c12"},{rows:`
      __B ... ... ... ... ... ... ... ...
      __W <_> ... ... ... ... ... ... ...
      __L __L __B ... ... ... ... ... ...
      __L __L __L __L ... ... ... ... ...
      __W __B __B __R <_> ... ... ... ...
      __W __R __B __L __L __B ... ... ...
      __R __B _-W __R __W __R <_> ... ...
      __L __B __B _-L __B __R __L __R ...
      __R __R _-R __W __W __W _-B __R <_>
      __L __R __L __B __W __R __L __W __W
      __B __R __B __L __R _-L __R __L __W
      __R __R __W _-B __W __W __L __W __L
      __W __L __B __R __R __R __R __R __R
    `,values:"c6=3 d7=3 c8=3 g8=3 f10=3 d11=3",goals:"rocks,rocks@20,290",promise:"stairs; onTop rock; many minus 6",par:317,difficulty:63.6,line:"d3 f11 d12 b6 a8 c10 e12 g12 h11 i10 h11 f12 g12 d9 d9 c12 c12 a9 a11 b12 a8"},{rows:`
      ... __B ... __B ... __Y ... __Y ...
      ... __B ... __R ... __R ... __R ...
      __G __R __G __R _+B __R __B __B __R
      __R *-B __B __B __Y __Y __G *-R __R
      __R __B __R __R *-B *-G __R __R __B
      __B __Y __G __G __B __R __B *-Y __R
      __R __B _+Y __G __G __Y _+G __B __G
      __G __Y __B __B __B __R __B __B __B
      _+Y _+Y __R __R __G _+B *-R __R __B
      __G __B __Y __G __B __G __G __R __G
      __Y __Y __Y __G __Y __B __R __G __R
      __B __G __R __G __Y __B __Y __G __B
      __Y __G __R __Y __R __Y __Y __R __B
    `,values:"e2=5 b3=3 h3=3 e4=3 f4=3 h5=3 c6=5 g6=5 a8=5 b8=5 f8=5 g8=3",goals:"numbers,numbers@21,790",promise:"comb; many iceMinus 6; many plus 6",par:869,difficulty:84.5,line:"h9 g11 b11 e9 d3 d8 a5 a4 e8 b8 d6 e11 g6 f10 f12 i7 i7 g10 h11 i10 h10 e12 c11 e10 c11 b11 a11"},{rows:`
      __B ... ... ... ... ... ... ... __B
      __B __B ... ... ... ... ... __B __L
      __B **W __W __W __L __B __L __L __B
      _*W __L __B **B __B __L __L __L __W
      __W __L __L __B **L __W __B __W __L
      __W __L __L **L __W __W __B __B __B
      __L _*B __B __B __W __B __B __L __L
      __W __W __W __L __W __W __B __B __W
      __W __L __W __W __L __W __W __L __B
      __L **L __W __L __W __W _*L __L __B
      *-L __L *-W __L __B __L __W *-L __L
      __B *-W *-L __W _*B __B __B *-W _*W
    `,values:"a10=3 c10=3 h10=3 b11=3 c11=3 h11=3",goals:"ice,ice@23,780",promise:"kinds 3; valley",par:854,difficulty:57.1,line:"g11 h7 c6 e10 a8 e9 b7 c9 b10 a10 g11 h11 i9 i11 e11 h10 b10 g10 e11 e11 e11 d11 e11 a8"},{rows:`
      __G _+Y __B __G __Y __B __R _+R _+R
      __G __B _+B _+B __Y __R __Y __G __G
      __Y __Y __R __Y __G __Y __Y __R __B
      __Y __B __B __R __Y __Y __R __R __R
      __R __R __Y <-> <-> <-> __Y __R __B
      __B __Y __R ... ... ... __R __Y __R
      __R __R __Y __G __B __Y __Y __B __B
      <-> __Y __R __B __R __R __R __B <->
      ... __B __Y __G __B __G __B __Y ...
      __Y __G __Y __R __R _-R _-G __G __B
      __Y _-B __R _-B __R _-Y _-B __G __R
    `,values:"b0=5 h0=5 i0=5 c1=5 d1=5 f9=3 g9=3 b10=3 d10=3 f10=3 g10=3",goals:"numbers,numbers@22,510",promise:"twins steel; kinds 3",par:560,difficulty:88,line:"b6 c5 g7 i1 d3 e8 g4 c2 c5 c8 e2 i6 e10 h10 g9 e9 a2 d9 b8 a4 c8 c10 b7"},{rows:`
      ... ... ... <_> <_> __W ... ... ...
      __Y <_> <_> __Y __Y __W __W __W __B
      __L __B __L __L __Y __Y __B __B __W
      __B __L **L __L __B __Y __Y __B __W
      __B **Y __L __L __Y __Y __Y __L __W
      __Y __B __B __L __W __L __W **B __B
      __W __W __B __B __L __L __L __Y __Y
      __W _@W **B __W __B __W __B __L __B
      _@L __W __B __B __B __B __Y __L __W
      __Y __W __W __L __B __B __B __L __B
      __Y **Y _@W __W __W __B __L **W __L
      _@W __W __Y __L __W _@W __B __W _@B
      __L __Y __W __B __L __W __B __L __Y
    `,values:"",goals:"marked@10,980,marked@8",promise:"kinds 3; deep marked 4",par:1067,difficulty:69.6,line:"b11 a7 d10 a6 f10 h11 i10 i10 i11 i10 i11 i8 a11 a12 g8 b12 e10"},{rows:`
      __W ... __B ... __B ... __R ... __W
      __R __R *+B __W __Y __Y __Y __Y __Y
      __B *+Y __B __R __R __R __R __Y __W
      __W __Y __Y __Y __R __Y __R __B __B
      __B __R __B __W __R __W __W __B __B
      __R *+B <-> __W __B __Y <-> __Y __B
      __B __W ... __B __W __W ... __B __R
      __Y __W __Y __B __W *+B __Y __W __R
      __B __W *+B __B __W *+R *+Y __W __Y
      __B __W __W __Y __W __R __Y __B __R
      __Y __Y _-R _-W __B __Y __R __B __R
      __Y _-Y __W __B _-Y __R __R _-W _-B
    `,values:"c1=4 b2=4 b5=4 f7=4 c8=4 f8=4 g8=4 c10=3 d10=3 b11=3 e11=3 h11=3 i11=3",goals:"numbers,numbers@27,400",promise:"kinds 3; count steel 2",par:437,difficulty:81.9,line:"i1 h9 h7 h9 g1 g10 g11 d3 b10 e5 a10 c9 a11 b10 a9 c1 g11 f6 e11 c11 h3 h6 f9 c11 d11 c11 b11 c11 b10"},{rows:`
      __G ... __L ... __B ... <_> ... __B
      __B __B __B __L __G <_> __L <_> __B
      __G __B __B _*B __B __B __L __B __B
      __G __L _*G __G __G __G __G _*G __L
      __L __B __G __L __L __L __L __L __B
      __B __B _*L __G __L __G __B _+B __B
      __L __B _+B __L __G __G __B _-L __B
      __G __B __G _+B __G __L __G __B __L
      __G __G __B __L __L __B _-L __G __L
      __L __G __L __L _-L __B __G __G __B
      __L _*L __L __B __L __G __B _-G __G
      __G __L __G _+B __B __L __L __G __B
      __B __G __B __L __B __L __L __L __B
    `,values:"h5=4 c6=4 h6=3 d7=4 g8=3 e9=3 h10=3 d11=4",goals:"clear,1790,clear@20",promise:"kinds 4; clears",par:1947,difficulty:73.4,line:"e10 i7 c9 g3 f11 i5 a7 g9 i4 f11 c9 d11 h11 g12 c8 c12 b12 b11 c11 b12"},{rows:`
      ... ... __B __R __W __B __R ... ...
      ... __R __W __W __B *+R __B __R ...
      __B __Y **B __B __R __B **W __R __Y
      __Y __R **R *-B *-R __W __W __R __R
      __W __B __Y __R __W *+R __R __R __W
      __Y __Y __R __Y *-Y __Y __Y *+Y __B
      __R *-R __Y __B __Y __B **W __R __W
      __Y __B __W *-Y __Y __B __B __Y __Y
      __W __B __B __R **Y __R __W __Y **R
      __R __R __R __W __R __W __W __W __Y
      __W *+R __W __R __R __B __Y __W __Y
      __Y __W __R *+Y *+B *-Y __R __B __B
      __B __R __W __R __Y __W __B __R __R
    `,values:"f1=4 d3=3 e3=3 f4=4 e5=3 h5=4 b6=3 d7=3 b10=4 d11=4 e11=4 f11=3",goals:"ice,ice@26,380",promise:"kinds 3; hill",par:415,difficulty:73.4,line:"c9 c7 b5 d5 c9 g5 g4 a7 b7 d5 f6 h10 b8 a8 i12 i12 i12 g11 h12 g12 g12 g9 f12 f12 f11 e11 f10 c9 c9 c10 c12 c12 a10 a11"},{rows:`
      ... ... ... ... <_> ... ... ... ...
      ... ... ... __R __W __G ... ... ...
      ... ... __G _+B __B __B __G ... ...
      ... __B <_> __Y __L <_> *-B __R ...
      __G __L __Y _*G __G __B _-G __L __R
      __Y _-W __L __W __W __B __R *-G __B
      __B __B __R <-> _-B <-> __W *+L __W
      __G __Y __L ... __L ... __L __G __Y
      __B **Y __W __G *-R **L _+G __L __G
      __W __W __G __R __R __B __Y *+G __G
      __G __R _*W __B __L __R *+G __Y __L
      __W _+W __B __G __R __G __R __G _*Y
      __G __W __R __W __W __G __B __W __B
    `,values:"d2=4 g3=3 g4=3 b5=3 h5=3 e6=3 h6=4 e8=3 g8=4 h9=4 g10=4 b11=4",goals:"ice@25,ice@23,120",promise:"kinds 8; colors 6",par:133,difficulty:100,line:"f2 e4 e12 f10 d11 b12 b9 b9 c12 e9 f11 e11 g12 h8 f4 h11 h11 i9 h10 i10 c10 a10 a11 c10 g4 i7 e12 d12 d10 d10 h9 c12 i10 h9"}];var Zn=[...st,...lt,...ct,...dt,...mt,...ht,...bt,...Lt,...Wt,...Gt],kt=100,Ro=[];function F_(e){let _=Ro[e];if(_)return _;let t=Zn[e-1],r=ot[e-1];if(!t||!r)throw new Error(`there is no stage ${e}`);let{par:o,difficulty:n,promise:s}=t,a=es(t),l=t.line.trim().split(/\s+/),i={number:e,...r,board:_s(t),goals:a,par:o,difficulty:n,promise:s,line:l};return Ro[e]=i,i}function _s({rows:e,values:_}){let t=e.trim().split(`
`).map(o=>`| ${o.trim()} |`),r=Qe(`${t.join(`
`)}
// ${_}`);if(!r.ok)throw new Error(`row ${r.line}, column ${r.column}: ${r.why}`);return r.board}function es({goals:e}){return e.split(",").map(_=>{let t=I_(_);if(!t)throw new Error(`not a goal: ${_}`);return t})}var i_={write(e){if(e.type==="stage")return`stage ${e.stage}${vt(e.tools)}`;if(e.type==="daily")return`daily ${e.date}${Go(e)}`;if(e.type==="endless")return`endless ${e.level}${Go(e)}`;if(e.type==="puzzle")return`puzzle ${e.goals.map(l_).join()} ${ie(e.board)}${vt(e.tools)}`;let _=e.par===null?"":`par ${e.par} `;return`board ${e.target} ${_}${ie(e.board)}${vt(e.tools)}`},read(e){let[_,...t]=e.split(" ");return _==="stage"?ts(t):_==="daily"?rs(t):_==="endless"?os(t):_==="puzzle"?ss(t):_==="board"?ns(t):null}};function vt(e){return e.length?` with ${e.join(" ")}`:""}function Go({deal:e,target:_}){return e===0&&_===null?"":` deal ${e}${_===null?"":` target ${_}`}`}function G_(e){return e!==void 0&&/^(0|[1-9]\d{0,8})$/.test(e)?Number(e):null}function xt(e){if(e.length===0)return[];let _=e.slice(1).filter(r=>Object.hasOwn(O,r));return e[0]==="with"&&_.length>0&&_.length===e.length-1&&je(_)?_:null}function ts([e,..._]){let t=G_(e),r=xt(_);return t===null||t<1||t>kt||r===null?null:{type:"stage",stage:t,tools:r}}function Yo(e){if(e.length===0)return{deal:0,target:null};let _=e[0]==="deal"?G_(e[1]):null;if(_===null||_===0&&e.length===2)return null;if(e.length===2)return{deal:_,target:null};let t=e[2]==="target"&&e.length===4?G_(e[3]):null;return t===null?null:{deal:_,target:t}}function rs([e="",..._]){let t=Yo(_);return t&&Pe(e)?{type:"daily",date:e,...t}:null}function os([e,..._]){let t=G_(e),r=Yo(_);return r&&t?{type:"endless",level:t,...r}:null}function ns([e,..._]){let t=G_(e),r=_[0]==="par",o=r?G_(_[1]):null,[n="",...s]=r?_.slice(2):_,a=ce(n),l=xt(s);return t===null||r&&o===null||!a||!l?null:{type:"board",board:a,target:t,par:o,tools:l}}function ss([e="",_="",...t]){let r=e.split(",").map(I_),o=ce(_),n=xt(t);return!r.every(s=>s!==null)||r.length>3||!o||!n?null:r.map(l_).join()===e?{type:"puzzle",board:o,goals:r,tools:n}:null}var as={seed:e=>`daily ${e}`,dateOf({setup:e}){let _=i_.read(e);return _?.type==="daily"?_.date:null},ownSetup:!0};var Mt={};d(Mt,{HEIGHT:()=>Ct,WIDTH:()=>Tt,constructBoard:()=>Y_,dailyRecipe:()=>K_,dealBoard:()=>Et,endlessRecipe:()=>P_});var Tt=9,Ct=13,ue=p_.filter(e=>p[e].first!==null&&p[e].refusal!==null);function P_(e){let _=(e<8?[3,4,4,5]:[3,4,3,4])[(e-1)%4]??4,t=Math.min(ue.length,Math.floor(e/2)),r={},o=e<12?1:2;for(let n=0;n<Math.min(3,t);n++){let s=ue[e<2*ue.length?t-1-n:(e*3+n*2)%ue.length];s&&(r[s]=o)}return{width:Tt,height:Ct,colors:_,obstacles:r,value:e<8?3:4}}var ls=[[4,{steel:1,ice1:3,icePlus:1}],[3,{}],[4,{}],[4,{ice1:5}],[4,{plus:3,minus:2}],[5,{}],[4,{rock:2,ice1:4}]];function K_(e){let[_,t]=ls[Ke(e)]??[4,{}];return{width:Tt,height:Ct,colors:_,obstacles:t,value:4}}function Et(e,_){let t=F(_,["blocks","obstacles"]),{width:r,height:o}=e,n=[];for(let a=0;a<r*o;a++)n.push(1+Q(t,"blocks",e.colors));let s=[];for(let a=2;a<o-2;a++)for(let l=1;l<r-1;l++)s.push(a*r+l);_e(t,"obstacles",s);for(let a of p_)for(let l=e.obstacles[a]??0;l>0;l--){let i=s.pop();i!==void 0&&(n[i]=W(a,n[i]??1,e.value))}return{width:r,height:o,cells:n}}var is=1500,cs=8;function Y_(e,_){let t=F(_,["build"]),r=ko(e,t);for(let o=1;o<cs&&Ot(r)<e.width*e.height-4;o++){let n=ko(e,t);Ot(n)>Ot(r)&&(r=n)}return r}function Ot({sizes:e}){return e.reduce((_,t)=>_+t,0)}function ko(e,_){let t=[],r=[];for(let n=0;n<is;n++){let s=us(t,e,_);s!==null&&(r.push(s),n=0)}r.reverse();let o=r.map(({x:n,y:s})=>g(n,e.height-1-s));return{board:fs(t,e),line:o,sizes:r.map(({across:n,up:s})=>n*s)}}function us(e,_,t){let r=1+Q(t,"build",_.colors),o=e.length<_.width?L_(t,"build",["upright","flat","new"]):L_(t,"build",["upright","flat"]);if(o==="new"||e.length===0){let u=Q(t,"build",e.length+1);return wo(e,[...e.slice(0,u),[r,r],...e.slice(u)],{x:u,y:0,across:1,up:2})}let n=Math.max(0,ds(e,t)-Q(t,"build",2)),s=o==="flat"?2:1,a=o==="flat"?1:L_(t,"build",[2,2,3,4]),l=e.slice(n,n+s),i=Math.min(...l.map(u=>u.length)),c=Q(t,"build",i+1);if(l.length<s||l.some(u=>u.length+a>_.height))return null;let f=e.map((u,b)=>b>=n&&b<n+s?[...u.slice(0,c),...Array(a).fill(r),...u.slice(c)]:u);return wo(e,f,{x:n,y:c,across:s,up:a})}function ds(e,_){let t=Q(_,"build",e.length),r=Q(_,"build",e.length);return(e[t]?.length??0)<=(e[r]?.length??0)?t:r}function wo(e,_,t){let{x:r,y:o,across:n,up:s}=t,a=_[r]?.[o];for(let l=r;l<r+n;l++)if(_[l]?.[o-1]===a||_[l]?.[o+s]===a)return null;for(let l=o;l<o+s;l++)if(_[r-1]?.[l]===a||_[r+n]?.[l]===a)return null;return e.splice(0,e.length,..._),t}function fs(e,{width:_,height:t}){let r=[];for(let o=t-1;o>=0;o--)for(let n=0;n<_;n++)r.push(e[n]?.[o]??0);return{width:_,height:t,cells:r}}var It={};d(It,{drawState:()=>jt,tell:()=>$t});function jt(e){let{goals:_,reached:t}=e,r=[`score ${e.score}`,`taps ${e.taps}`];return r.push(..._.map((o,n)=>`${"*".repeat(n+1)} ${l_(o)}${t[n]?" reached":""}`)),e.par!==null&&r.push(`par ${e.par}`),e.tools.length&&r.push(`tools ${e.tools.join(" ")}`),e.used.length&&r.push(`used ${e.used.join(" ")}`),e.phase!=="playing"&&r.push(e.phase),`${r.join(" · ")}
${Je(e.board)}`}function $t(e){switch(e.type){case"removed":return`gone ${vo(e.cells)} · ${e.cells.length} of ${e.size} · +${e.points} = ${e.score}`;case"thawed":return`thawed ${v(e.cell)} ${R_(e.from)} to ${R_(e.to)}`;case"held":return`held ${v(e.cell)} · ${e.short?`${e.short} short`:`${e.over} too many`}`;case"used":return`used ${[e.tool,...e.cells.map(v),R[(e.color??0)-1]?.letter??""].join(" ").trim()}`;case"destroyed":return`destroyed ${vo(e.cells)}`;case"changed":return`changed ${e.cells.map((_,t)=>`${v(_)}:${R_(e.to[t]??0)}`).join(" ")}`;case"fell":case"slid":return`${e.type} ${e.from.map((_,t)=>`${v(_)}>${v(e.to[t]??_)}`).join(" ")}`;default:return ms(e)}}function ms(e){switch(e.type){case"reached":return`reached ${"*".repeat(e.star)} ${l_(e.goal)}`;case"cleared":return`all clear · +${e.bonus} = ${e.score} · ${"*".repeat(e.stars)}`;case"stuck":return`stuck · ${e.left} left`;case"finished":return`finished ${e.score} · ${"*".repeat(e.stars)||"no star"}`}}function vo(e){return e.map(v).join(" ")}var qt={};d(qt,{keshiki:()=>D});var Pt={};d(Pt,{finish:()=>Ft,preview:()=>Ls,settled:()=>fe,tap:()=>de});var Nt={};d(Nt,{oneAndAHalf:()=>w_,pointsOf:()=>k_});function k_(e,_){let t=e*e;return _?w_(t):t}function w_(e){return Math.floor((e*3+1)/2)}var zt={};d(zt,{paths:()=>bs,settle:()=>c_});function c_(e,_){let t=[];for(;;){let r=ps(e,_);r&&t.push(r);let o=hs(e,_);if(!o)return t;t.push(o)}}function ps(e,_){let t=[],r=[],o=e.length-_;for(let n=0;n<_;n++){let s=o+n;for(let a=s;a>=0;a-=_){let l=e[a];if(l!==m){if(!z(l)){s=a-_;continue}s!==a&&(e[s]=l,e[a]=m,t.push(g(n,a/_|0)),r.push(g(n,s/_|0))),s-=_}}}return t.length?{type:"fell",from:t,to:r}:null}function hs(e,_){let t=[],r=[];for(let o=1;o<_;o++){let n=0;for(;n<o&&ys(e,_,o,n+1);)n++;if(n!==0)for(let s=o;s<e.length;s+=_){let a=e[s];if(!z(a))continue;e[s-n]=a,e[s]=m;let l=s/_|0;t.push(g(o,l)),r.push(g(o-n,l))}}return t.length?{type:"slid",from:t,to:r}:null}function ys(e,_,t,r){let o=!1;for(let n=e.length-_+t;n>=0;n-=_){let s=e[n];if(z(s)){if(e[n-r]!==m)return!1;o=!0}}return o}function bs(e){let _=[],t=new Map;for(let r of e.filter(Bs)){let o=new Map(t);for(let n of r.from)o.delete(n);r.from.forEach((n,s)=>{let a=r.to[s],l=t.get(n);l===void 0&&(l=_.push({from:n,movements:[]})-1),_[l]?.movements.push({type:r.type,to:a}),o.set(a,l)}),t=o}return _}function Bs(e){return e.type==="fell"||e.type==="slid"}function Ls(e,_){let t=oe(e.board,_);if(t)return{ok:!1,why:t};let{group:r,removed:o,touched:n}=ne(e.board,_),s=k_(o.length,e.boosted),a=gs(de(e,_)),l=a.reduce((c,f)=>c+(f.type==="cleared"?f.bonus:0),0),i=a.flatMap(c=>c.type==="reached"?[c.star]:[]);return{ok:!0,group:r,removed:o,points:s,bonus:l,reaches:i,touched:n}}var gs=e=>e.ok?e.events:[];function de(e,_){let t=oe(e.board,_);if(t)return{ok:!1,why:t};let r=ne(e.board,_),{group:o,removed:n}=r,s=k_(n.length,e.boosted),a=e.score+s,l=[{type:"removed",by:_,size:o.length,cells:n,points:s,score:a}],i=e.board.cells.slice();Ws(i,e,r,l);let c={...e,score:a,taps:e.taps+1};return{ok:!0,state:fe(c,i,l),events:l}}function Ws(e,{board:_},{removed:t,touched:r},o){for(let n of t)e[G(_,n)]=0;for(let{cell:n,block:s,outcome:a,by:l,after:i}of r)a==="thawed"?(e[G(_,n)]=i,o.push({type:"thawed",cell:n,from:s,to:i})):a==="short"?o.push({type:"held",cell:n,block:s,short:l,over:0}):a==="over"&&o.push({type:"held",cell:n,block:s,short:0,over:l})}function fe(e,_,t){let{width:r,height:o}=e.board;for(let c of c_(_,r))t.push(c);let n={width:r,height:o,cells:_},s=j_(n),a=s?$_(n):1,l=a===0?w_(e.score):e.score,i=Rs({...e,board:n,score:l},t);return a===0?(t.push({type:"cleared",bonus:l-e.score,score:l,stars:K(i)}),{...e,board:n,score:l,reached:i,phase:"cleared"}):(s&&t.push({type:"stuck",left:a}),{...e,board:n,reached:i})}function Rs({goals:e,reached:_,board:t,score:r,taps:o},n){return e.map((s,a)=>{if(_[a])return!0;let l=(s.within===null||o<=s.within)&&N_(s,t,r)===0;return l&&n.push({type:"reached",star:a+1,goal:s}),l})}function Ft(e){let{score:_,reached:t}=e,r={type:"finished",score:_,stars:K(t)};return{ok:!0,state:{...e,phase:"finished"},events:[r]}}var Vt={};d(Vt,{applyTool:()=>Kt,legalUses:()=>Dt});function Kt(e,_){let{tool:t,cells:r,color:o}=_;if(!e.tools.includes(t))return{ok:!1,why:e.used.includes(t)?"used":"notTaken"};let n=xo(e,_);if(n===null)return{ok:!1,why:"target"};let s=e.boosted||t==="boost",a=[{type:"used",tool:t,cells:r,color:o,boosted:s}],l=e.board.cells.slice();Gs(l,e.board.width,n,a);let i={...e,tools:e.tools.filter(c=>c!==t),used:[...e.used,t],boosted:s};return{ok:!0,state:fe(i,l,a),events:a}}function Gs(e,_,t,r){let o=a=>g(a%_,Math.floor(a/_)),n=t.filter(([,a])=>a===m),s=t.filter(([,a])=>a!==m);for(let[a,l]of t)e[a]=l;n.length&&r.push({type:"destroyed",cells:n.map(([a])=>o(a))}),s.length&&r.push({type:"changed",cells:s.map(([a])=>o(a)),to:s.map(([,a])=>a)})}function xo({board:e,colors:_,tools:t},{tool:r,cells:o,color:n}){let s=O[r],a=o.map(c=>G(e,c));if(!(a.length==={nothing:0,block:1,color:1,cell:1,pair:2}[s.aim])||!a.every(c=>c>=0&&s.fits(e.cells[c]??m))||s.aim==="pair"&&(a[0]??0)>=(a[1]??0)||(s.aim==="color"?n===null||!_.includes(n):n!==null))return null;let i=s.edits(e,a,n??0);return i.length||r==="boost"&&t.includes(r)?i:null}function*Dt(e){for(let _ of e.tools)for(let t of Ys(e,_))xo(e,t)!==null&&(yield t)}function*Ys({board:e,colors:_},t){let r=O[t],{aim:o}=r,n=[];for(let s=0;s<e.height;s++)for(let a=0;a<e.width;a++)r.fits(e.cells[s*e.width+a]??m)&&n.push(g(a,s));if(o==="nothing")return yield{type:"use",tool:t,cells:[],color:null};for(let[s,a]of n.entries())if(o==="color")for(let l of _)yield{type:"use",tool:t,cells:[a],color:l};else if(o!=="pair")yield{type:"use",tool:t,cells:[a],color:null};else for(let l of n.slice(s+1))yield{type:"use",tool:t,cells:[a,l],color:null}}var Ht={};d(Ht,{refusals:()=>Ut});var Ut={outside:{ja:"盤の外です。",en:"That is off the board."},empty:{ja:"ここには何もありません。",en:"Nothing is there."},...Object.fromEntries(Object.values(p).flatMap(({refusal:e})=>e?[[e.why,e.text]]:[])),single:{ja:"2つ以上つながっていれば消せます。",en:"Two or more must touch."},over:{ja:"この盤は終わりました。",en:"This board is over."},used:{ja:"この道具は使いました。",en:"This tool has been used."},notTaken:{ja:"この道具は持ってきていません。",en:"You did not bring this tool."},target:{ja:"この道具はそこに使えません。",en:"This tool does nothing there."}};var D={id:"keshiki",version:2,seats:{min:1,max:1},setups:i_,actions:Ie,refusals:Ut,seatCount:()=>1,start:ks,turn:e=>e.phase==="playing"?[0]:[],*legal(e,_){if(!(_!==0||e.phase!=="playing")){for(let t of Ce(e.board))yield{type:"tap",cell:t};yield*Dt(e),yield{type:"finish"}}},apply(e,_,t){return _!==0?{ok:!1,why:"notYourTurn"}:e.phase!=="playing"?{ok:!1,why:"over"}:t.type==="tap"?de(e,t.cell):t.type==="use"?Kt(e,t):Ft(e)},after:ze,result(e){if(e.phase==="playing")return null;let{score:_,goals:t,reached:r}=e,o=t.length===0||r[0];return{scores:[o||t[0]?.kind==="score"?_:0],winners:o?[0]:[]}},view:e=>e,imagine:e=>e,revealsHidden:()=>!1,draw:jt,tell:$t};function ks(e,_){if(e.type==="stage"){let{board:t,goals:r,par:o}=F_(e.stage);return D_({board:t,goals:r,par:o,tools:e.tools})}return e.type==="puzzle"?D_({...e,par:null}):e.type==="board"?D_({...e,goals:z_(e.target,e.par)}):e.type==="daily"?So(K_(e.date),e,`daily ${e.date}`):So(P_(e.level),e,`endless ${e.level} ${_}`)}function D_(e){let _=[...e.board.cells];c_(_,e.board.width);let t={width:e.board.width,height:e.board.height,cells:_},{goals:r,par:o}=e,n=[...e.tools];return{board:t,colors:g_(t),score:0,taps:0,goals:r,reached:r.map(s=>N_(s,t,0)===0),par:o,tools:n,used:[],boosted:!1,phase:"playing"}}function So(e,{deal:_,target:t},r){let o={par:null,tools:[]};if(_>0)return D_({...o,board:Et(e,`${r} ${_}`),goals:z_(t??0,null)});let{board:n,sizes:s}=Y_(e,r),a=s.reduce((l,i)=>l+k_(i,!1),0);return D_({...o,board:n,goals:z_(t??w_(a),null)})}var Qt={};d(Qt,{linkPreview:()=>As,marks:()=>Ts,name:()=>Ao});function Jt(e){return String(e).replace(/\B(?=(\d{3})+$)/g,",")}var Ao={ja:"消色百景",en:"KESHIKI 100"};function Oo(e){let _=L(e);return _===null?["hole"]:p[_].colored?[`tile:${R[y(e)-1]?.letter??"W"}`,...ws(_,e)]:[`tile:${_}`]}function ws(e,_){let t=H(_);return o_(_)===0&&!t?e==="normal"?[]:[`kind:${e}`]:[...o_(_)>0?[`ice:${o_(_)}`]:[],...t?[`${t.is}:${N(_)}`]:[]]}var vs=({board:e})=>({cols:e.width,cells:e.cells.map(Oo)});function xs(e){let _=i_.read(e);return _?.type==="stage"?A({ja:"ステージ{number} {name}",en:"Stage {number} {name}"},{number:_.stage,name:F_(_.stage).name}):_?.type==="daily"?{ja:_.date,en:_.date}:null}function Ss(e){let{score:_,goals:t,reached:r,board:o}=e,n=K(r),s=t.length>0?`${"★".repeat(n)}${"☆".repeat(3-n)} `:"",a=$_(o);return A({ja:"{row}{score}点 {left}",en:"{row}{score} points, {left}"},{row:s,score:Jt(_),left:a===0?{ja:"全消し",en:"all clear"}:A({ja:"残り{left}個",en:"{left} left"},{left:a})})}function As(e,_){return{name:Ao,place:xs(e),line:Ss(_),score:_.score>0?Jt(_.score):"",boards:[vs(_)]}}function Os(e){let{colored:_,counter:t}=p[e],r=t?Array.from({length:t.most+1-t.least},(o,n)=>t.least+n):[0];return R.slice(0,_?R.length:1).flatMap((o,n)=>r.map(s=>W(e,n+1,s)))}var Ts=[...new Set(["hole",...U.flatMap(Os).flatMap(Oo)])];var Zt={};d(Zt,{replayOf:()=>Xt});function Xt(e,_,t=""){let r=_.map(o=>({seat:0,line:o}));return{game:D.id,version:D.version,setup:e,seed:t,log:r}}var tr={};d(tr,{broken:()=>Is});var er=({width:e,cells:_},t,r)=>_[r*e+t]??m,V=e=>Array.from({length:e},(_,t)=>t),x=({words:e},_)=>Number(e[_]??0);function me(e){return V(e.width).map(_=>V(e.height).filter(t=>er(e,_,t)!==m).length)}function M({board:e,words:_}){let t=r=>r!==null&&(_[0]??"").split("+").includes(r);return V(e.cells.length).filter(r=>t(L(e.cells[r]??m)))}function To({width:e,cells:_},t){let r=0;for(let o=t-e;o>=0;o-=e)_[o]!==m&&r++;return r}function Co(e,_,t,r){let o=0;for(let n of _){let s=0;for(let a=0;a<r;a++)s=e.has(n+a*t)?s+1:0,o=Math.max(o,s)}return o}function Cs(e,_,t,[r,o]){let[n,s]=[r??0,o??0];return V(n*s).map(i=>[i%n,Math.floor(i/n)]).filter(([i,c])=>i===0||c===0||i===n-1||c===s-1).every(([i,c])=>_.has(t+c*e+i))}function Es(e){let{width:_,height:t}=e.board,r=new Set(M(e)),o=V(_-2).flatMap(n=>V(t-2).map(s=>[n+3,s+3]));return[...r].some(n=>o.some(([s,a])=>n%_+s<=_&&Math.floor(n/_)+a<=t&&Cs(_,r,n,[s,a])))}function Ms(e){let{width:_,cells:t}=e,r=s=>t[s]===m||z(t[s]??m),o=new Set,n=0;for(let s of V(t.length).filter(r)){if(o.has(s))continue;n++;let a=[s];for(let l of a){if(o.has(l))continue;o.add(l);let i=[l-_,l+_,...l%_>0?[l-1]:[],...l%_<_-1?[l+1]:[]];a.push(...i.filter(c=>c>=0&&c<t.length&&r(c)))}}return n}var _r=e=>R.findIndex(_=>_.letter===e)+1,pe=(e,_)=>g_({...e,cells:e.cells.map((t,r)=>_(r%e.width,Math.floor(r/e.width))?t:0)}),Eo=(e,_)=>e.length>0&&_.length>0&&!e.some(t=>_.includes(t));function Mo(e){return Math.max(0,...e.cells.map((_,t)=>y(_)?M_(e,t).length:0))}var jo=e=>e.map(({events:_})=>_.reduce((t,r)=>t+(r.type==="removed"?r.cells.length:0),0)),$o=({before:e,events:_})=>{let[t]=_;return t?.type==="removed"?y(e.board.cells[G(e.board,t.by)]??m):0};function js(e){let _=(e.words[0]??"").split("+"),t=0;for(let{before:r,events:o}of e.line){let n=o.find(s=>s.type==="fell");n?.type==="fell"&&n.from.forEach((s,a)=>{let l=L(r.board.cells[G(r.board,s)]??m);l&&_.includes(l)&&q(s)===q(n.to[a]??s)&&(t=Math.max(t,J(n.to[a]??s)-J(s)))})}return t}var he=e=>e.every((_,t)=>t===0||_>=(e[t-1]??0)),$s={mirror:({board:e})=>e.cells.every((_,t)=>{let r=t%e.width;return L(_)===L(e.cells[t-r+e.width-1-r]??m)}),stairs:({board:e})=>{let _=me(e);return new Set(_).size>=Math.min(4,e.width)&&(he(_)||he([..._].reverse()))},hill:({board:e})=>{let _=me(e),t=_.indexOf(Math.max(..._));return he(_.slice(0,t+1))&&he(_.slice(t).reverse())&&t>0&&(_[0]??0)<(_[t]??0)&&(_.at(-1)??0)<(_[t]??0)},valley:({board:e})=>{let _=me(e),t=Math.min(..._.slice(1,-1));return(_[0]??0)>=t+2&&(_.at(-1)??0)>=t+2},comb:({board:e})=>{let _=me(e);return _.slice(2).every((t,r)=>t-(_[r+1]??0)>0!=(_[r+1]??0)-(_[r]??0)>0)},tower:({board:e})=>e.height>=2*e.width,flat:({board:e})=>e.width>=e.height+2,ringOf:Es,rowOf:e=>{let{width:_,height:t}=e.board;return Co(new Set(M(e)),V(t).map(r=>r*_),1,_)>=x(e,1)},columnOf:e=>{let{width:_,height:t}=e.board;return Co(new Set(M(e)),V(_),_,t)>=x(e,1)},twins:e=>{let{width:_}=e.board,t=new Set(M(e));return t.size>1&&[...t].every(r=>t.has(r-r%_+_-1-r%_))},onTop:e=>M(e).length>0&&M(e).every(_=>To(e.board,_)===0),deep:e=>M(e).length>0&&M(e).every(_=>To(e.board,_)>=x(e,1)),onFloor:e=>{let _=e.board.width*(e.board.height-1);return M(e).length>0&&M(e).every(t=>t>=_)},count:e=>M(e).length===x(e,1),many:e=>M(e).length>=x(e,1),kinds:e=>new Set(e.board.cells.map(L).filter(_=>_&&_!=="normal")).size>=x(e,0),colors:e=>g_(e.board).length===x(e,0),sea:e=>{let _=_r(e.words[0]),t=e.board.cells.filter(r=>y(r)>0);return t.filter(r=>y(r)===_).length*100>=x(e,1)*t.length},capOf:e=>{let{board:_,words:t}=e;return V(_.width).map(o=>V(_.height).find(n=>er(_,o,n)!==m)??0).filter((o,n)=>y(er(_,n,o))===_r(t[0])).length>=x(e,1)},halves:({board:e})=>Eo(pe(e,_=>_<Math.floor(e.width/2)),pe(e,_=>_>=Math.ceil(e.width/2))),layers:({board:e})=>Eo(pe(e,(_,t)=>t<Math.floor(e.height/2)),pe(e,(_,t)=>t>=Math.ceil(e.height/2))),rooms:e=>Ms(e.board)>=x(e,0),shelf:({board:e})=>{let{width:_,cells:t}=e;return t.some((r,o)=>r!==m&&!z(r)&&o>=_&&z(t[o-_]??m))},lastColor:({line:e})=>{let _=e.map($o);return _.length>2&&_.indexOf(_.at(-1)??0)===_.length-1},grows:e=>Math.max(0,...jo(e.line))>=x(e,0)&&Mo(e.board)<=x(e,0)/1.5,smallFirst:({board:e,line:_})=>(jo(_)[0]??0)*2<=Mo(e),slides:e=>e.line.filter(({events:_})=>_.some(t=>t.type==="slid")).length>=x(e,0),thaws:e=>e.line.some(({events:_})=>_.filter(t=>t.type==="thawed").length>=x(e,0)),falls:e=>js(e)>=x(e,1),clears:({line:e})=>e.at(-1)?.events.some(_=>_.type==="cleared")??!1,spares:({line:e,words:_})=>e.slice(0,Math.floor(e.length/2)).every(t=>$o(t)!==_r(_[0]))};function Is(e,_,t){return e.split(";").map(r=>r.trim()).filter(r=>{let[o="",...n]=r.split(" "),s=$s[o];if(!s)throw new Error(`no promise is called ${o}`);return!s({board:_,line:t,words:n})})}var Io={};var No={};var lr={};d(lr,{anneal:()=>ar});var rr={};d(rr,{FastRandom:()=>j});var j=class{state;constructor(_){this.state=E_(_)|1}next(){let _=this.state;return _^=_<<13,_^=_>>>17,_^=_<<5,this.state=_,(_>>>0)/4294967296}};var nr={};d(nr,{SolverBoard:()=>d_,stampFrom:()=>Po});var or={};d(or,{CELLS:()=>Y,SolverCells:()=>V_});var Y=1122,Fo=F("area",["salt"]),Ns=Int32Array.from({length:Y},()=>n_(Fo,"salt")|1),zo=Int32Array.from({length:16384},()=>n_(Fo,"salt")|1),V_=class{width=0;height=0;stride=1;cells=new Uint16Array(0);plain=!0;fixed=!1;colors=new Int16Array(8);tappable=new Int16Array(8);columns=0;rows=new Uint8Array(0);loadCells(_){let{width:t,height:r}=_;this.resize(t,r),this.cells.fill(0),this.plain=!0,this.fixed=!1,this.colors.fill(0),this.tappable.fill(0);for(let o=0;o<r;o++)for(let n=0;n<t;n++)this.put(n,r-1-o,_.cells[o*t+n]??0);for(this.columns=t;this.columns>0&&this.emptyColumn(this.columns-1);)this.columns--}put(_,t,r){if(this.cells[(_+1)*this.stride+t]=r,r===0)return;let o=r&7;this.colors[o]=this.colors[o]+1,y_(r)||(this.plain=!1),z(r)||(this.fixed=!0),Z(r)&&(this.tappable[o]=this.tappable[o]+1)}emptyColumn(_){let t=(_+1)*this.stride;for(let r=t;r<t+this.height;r++)if(this.cells[r])return!1;return!0}resize(_,t){this.width===_&&this.height===t&&this.cells.length||(this.width=_,this.height=t,this.stride=t+1,this.cells=new Uint16Array((_+2)*this.stride+1),this.rows=Uint8Array.from(this.cells,(r,o)=>o%this.stride))}copyCells(_){this.resize(_.width,_.height),this.cells.set(_.cells),this.plain=_.plain,this.fixed=_.fixed,this.colors.set(_.colors),this.tappable.set(_.tappable),this.columns=_.columns}left(){let _=this.colors;return _[1]+_[2]+_[3]+_[4]+_[5]+_[6]}positionHash(){let _=0,t=(this.columns+1)*this.stride;for(let r=this.stride;r<t;r++){let o=this.cells[r];o&&(_=_+Math.imul(Ns[r],zo[o])|0)}return _}positionKey(){let _=0,t=(this.columns+1)*this.stride;for(let r=this.stride;r<t;r++){let o=this.cells[r];_=Math.imul(_^zo[o],739982445)^_>>>13}return(this.positionHash()>>>0)*2097152+(_>>>11)}drop(_,t){let{cells:r}=this,o=(_+1)*this.stride+this.height,n=(_+1)*this.stride+t;for(let s=n;s<o;s++){let a=r[s];a!==0&&(n!==s&&(r[n]=a,r[s]=0),n++)}}close(_,t){let{cells:r,stride:o}=this,n=_;for(;n<=t&&r[(n+1)*o];)n++;if(n>t)return t;for(let a=n+1;a<this.columns;a++){let l=(a+1)*o;r[l]!==0&&(r.copyWithin((n+1)*o,l,l+o),n++)}r.fill(0,(n+1)*o,(this.columns+1)*o);let s=this.columns-1;return this.columns=n,s}};var u_=new Int16Array(Y),X=new Int32Array(Y),ye=0,zs=2e9;function Po(e){let _=ye;return X.fill(0),ye=e,_}var d_=class e{earned=0;left=0;width;height;stride;columns=0;all;colors;blocks;places;heights;constructor({width:_,height:t}){this.width=_,this.height=t,this.stride=t+1;let r=(_+2)*this.stride+1;this.all=new Float64Array(Math.ceil((r*5+_+2)/8)+1);let{buffer:o}=this.all;this.blocks=new Int16Array(o,0,r),this.places=new Int16Array(o,r*2,r),this.colors=new Uint8Array(o,r*4,r),this.heights=new Uint8Array(o,r*5,_+2)}static of(_){let t=new e(_),{colors:r,blocks:o,places:n,heights:s,stride:a}=t;n.fill(-1);for(let l=a;l<(_.width+1)*a;l++){let i=_.cells[l];if(i===0)continue;r[l]=i,o[l]=l,n[l]=l;let c=l/a|0;s[c]=s[c]+1,t.left++}return t.columns=_.columns,t}copy(_){return this.all.set(_.all),this.columns=_.columns,this.earned=_.earned,this.left=_.left,this}where(_){let t=this.places[_];if(!(t>=0))return-1;let{colors:r,stride:o}=this,n=r[t];return r[t-1]===n||r[t+1]===n||r[t-o]===n||r[t+o]===n?t:-1}anyBlock(_,t){if(this.columns===0)return-1;let r=1+(_*this.columns|0);return this.blocks[r*this.stride+(t*this.heights[r]|0)]}anyGroup(_){let{colors:t,stride:r}=this,o=-1;for(let n=1;n<=this.columns;n++){let s=n*r+this.heights[n];for(let a=n*r;a<s;a++){let l=t[a];if(!(t[a+1]!==l&&t[a+r]!==l)){if(l!==_)return a;o<0&&(o=a)}}}return o}colorAt(_){return this.colors[_]}tap(_,t){ye>zs&&Po(0);let r=this.blocks[_],o=this.gather(_);return this.earned+=t[o],this.left-=o,this.remove(o),r}gather(_){let{colors:t,stride:r}=this,o=t[_],n=++ye,s=1;u_[0]=_,X[_]=n;for(let a=0;a<s;a++){let l=u_[a],i=l-1;t[i]===o&&X[i]!==n&&(X[i]=n,u_[s++]=i),i=l+1,t[i]===o&&X[i]!==n&&(X[i]=n,u_[s++]=i),i=l-r,t[i]===o&&X[i]!==n&&(X[i]=n,u_[s++]=i),i=l+r,t[i]===o&&X[i]!==n&&(X[i]=n,u_[s++]=i)}return s}remove(_){let{colors:t,blocks:r,places:o,stride:n}=this,s=Y,a=0;for(let f=0;f<_;f++){let u=u_[f];t[u]=0,o[r[u]]=-1,u<s&&(s=u),u>a&&(a=u)}let l=s/n|0,i=a/n|0,c=!1;for(let f=l;f<=i;f++)this.drop(f)===0&&(c=!0);c&&this.close(l)}drop(_){let{colors:t,blocks:r,places:o}=this,n=_*this.stride,s=n+this.heights[_],a=n;for(let l=n;l<s;l++){let i=t[l];if(i!==0){if(a!==l){let c=r[l];t[a]=i,t[l]=0,r[a]=c,o[c]=a}a++}}return this.heights[_]=a-n,a-n}close(_){let{heights:t,stride:r}=this,o=_;for(let n=_;n<=this.columns;n++){let s=t[n];if(s!==0){for(let a=0;a<s;a++)this.put(n*r+a,o*r+a);t[n]=0,t[o++]=s}}this.columns=o-1}put(_,t){if(_===t)return;let{colors:r,blocks:o,places:n}=this,s=o[_];r[t]=r[_],r[_]=0,o[t]=s,n[s]=t}blocksOf(_,t){let r=new e(this).copy(this);return _.map(o=>r.tap((q(o)+1)*this.stride+this.height-1-J(o),t))}tapsOf(_,t){let r=new e(this).copy(this);return _.map(o=>{let n=r.places[o];return r.tap(n,t),g((n/this.stride|0)-1,this.height-1-n%this.stride)})}};var Fs={tries:6e5,hot:.02,cold:.003},Ps=64,Ks=.45,Ds=.6,Vs=.85,Us=7,Hs=5;function ar(e,_,t,r){return!e.plain||_.taps.length===0?_:new sr(e,t,{...Fs,...r}).run(_)}var sr=class{start;scoring;steering;now=[];next=[];line=[];tried=[];wanted=[];spared=0;random;constructor(_,t,r){this.start=d_.of(_),this.scoring=t,this.steering=r,this.random=new j(r.seed)}run(_){let{tries:t,hot:r,cold:o}=this.steering,n=this.play(this.start.blocksOf(_.taps,this.scoring.points),0);this.take(0),this.spared=this.greatest();let s=n,a=[...this.line],l=_.clears;for(let c=0;c<t&&!(c%Ps===0&&this.steering.stop());c++){let f=this.change(),u=this.play(this.wanted,f),b=n*r*(o/r)**(c/t);u<n&&this.random.next()>=Math.exp((u-n)/b)||(this.take(f),n=u,!(n<=s)&&(s=n,a=[...this.line],l=this.now[a.length-1]?.left===0))}if(s<=_.score)return _;let i=this.start.tapsOf(a,this.scoring.points);return{score:s,taps:i,clears:l}}greatest(){let _=-1,t=0;for(let[r,o]of this.line.entries()){let n=this.now[r].earned-(r>0?this.now[r-1].earned:0);n>_&&(t=this.start.colorAt(o)),_=Math.max(_,n)}return t}change(){let{line:_}=this,t=this.random.next(),r=this.below(_.length),o=_.slice();if(this.wanted=o,t<Ks){let s=this.near(r);return o.splice(s,0,...o.splice(r,1)),Math.min(r,s)}if(t<Ds){let s=this.near(r);return o[r]=_[s],o[s]=_[r],Math.min(r,s)}let n=r===0?this.start:this.now[r-1];return o.splice(r,t<Vs?0:1,this.promising(n)),r}near(_){let t=1+(-Math.log(1-this.random.next())*Us|0),r=this.random.next()<.5?_-t:_+t;return Math.min(this.line.length-1,Math.max(0,r))}promising(_){let t=-1;for(let r=0;r<Hs&&(t=_.anyBlock(this.random.next(),this.random.next()),!(t>=0&&this.start.colorAt(t)!==this.spared&&_.where(t)>=0));r++);return t}play(_,t){let{next:r,tried:o,scoring:n,spared:s}=this,a=t===0?this.start:this.now[t-1],l=t;for(let i=t;;i++){let c=i<_.length?a.where(_[i]):a.anyGroup(s);if(c<0&&i>=_.length)break;c<0||(a=(r[l]??=new d_(this.start)).copy(a),o[l++]=a.tap(c,n.points))}return o.length=l,n.finish(a.earned,a.left)}take(_){this.line.length=this.tried.length;for(let t=_;t<this.tried.length;t++){this.line[t]=this.tried[t];let r=this.now[t];this.now[t]=this.next[t],this.next[t]=r??new d_(this.start)}}below(_){return this.random.next()*_|0}};var hr={};d(hr,{appraise:()=>Le,beam:()=>m_,clearAppraisal:()=>x_,scoreAppraisal:()=>v_});var mr={};d(mr,{SolverGrid:()=>h,stampFrom:()=>Ko});var dr={};d(dr,{settleAround:()=>ur});var ir=I,cr=r_.falls;function ur(e,_,t){do for(let r=1;r<=t;r++)qs(e,r*_,_-1);while(Js(e,_,t))}function qs(e,_,t){let r=_;for(let o=_;o<_+t;o++){let n=e[o];n!==0&&(ir[n&127]&cr?(e[o]=0,e[r++]=n):r=o+1)}}function Js(e,_,t){let r=!1;for(let o=2;o<=t;o++){let n=0;for(;n<o-1&&Qs(e,o*_,_,n+1);)n++;if(n!==0){r=!0;for(let s=o*_;s<(o+1)*_;s++){let a=e[s];ir[a&127]&cr&&(e[s-n*_]=a,e[s]=0)}}}return r}function Qs(e,_,t,r){let o=!1;for(let n=_;n<_+t;n++){let s=e[n];if(ir[s&127]&cr){if(e[n-r*t]!==0)return!1;o=!0}}return o}var U_=I,{taps:be,frozen:Xs}=r_,C=new Int16Array(Y),$=new Int32Array(Y),f_=0,Zs=2e9,fr=new Int16Array(Y),t_=new Uint8Array(Y);function Ko(e){let _=f_;return $.fill(0),f_=e,_}var Do=F("field",["salt"]),_a=Int32Array.from({length:Y},()=>n_(Do,"salt")|1),ea=Int32Array.from({length:8},()=>n_(Do,"salt")|1),h=class extends V_{count=0;at=new Int16Array(Y);color=new Uint8Array(Y);size=new Int16Array(Y);removes=new Int16Array(Y);code=new Int32Array(Y);weight=new Float32Array(Y);weights=new Float32Array([1]);mask=0;box=new Int32Array(Y);weighBy(_){return this.weights=_,this.mask=_.length-1,this}load(_){return this.loadCells(_),this.count=0,this.regroup(0,this.width-1,0,f_),this}copy(_){this.copyCells(_);let t=_.count;this.count=t;for(let r=0;r<t;r++)this.at[r]=_.at[r],this.color[r]=_.color[r],this.size[r]=_.size[r],this.removes[r]=_.removes[r],this.code[r]=_.code[r],this.weight[r]=this.weights[_.code[r]&this.mask],this.box[r]=_.box[r];return this}cell(_){let t=this.at[_]-this.stride;return g(t/this.stride|0,this.height-1-t%this.stride)}groupOf(_){let t=(q(_)+1)*this.stride+this.height-1-J(_),r=this.cells[t]??0;if(!(U_[r&127]&be))return-1;let o=r&7;for(let n=0;n<this.count;n++)if(this.color[n]===o&&this.contains(n,t))return n;return-1}contains(_,t){let r=this.gather(this.at[_]);for(let o=0;o<r;o++)if(C[o]===t)return!0;return!1}gather(_){let{cells:t,stride:r}=this,o=t[_]&7,n=++f_,s=1;C[0]=_,$[_]=n;for(let a=0;a<s;a++){let l=C[a],i=l-1;(t[i]&7)===o&&$[i]!==n&&($[i]=n,C[s++]=i),i=l+1,(t[i]&7)===o&&$[i]!==n&&($[i]=n,C[s++]=i),i=l-r,(t[i]&7)===o&&$[i]!==n&&($[i]=n,C[s++]=i),i=l+r,(t[i]&7)===o&&$[i]!==n&&($[i]=n,C[s++]=i)}return s}tap(_){f_>Zs&&Ko(0);let t=this.gather(this.at[_]),r=this.color[_],o=this.box[_],n=o&255,s=o>>8&255;if(this.colors[r]=this.colors[r]-this.removes[_],this.plain){this.tappable[r]=this.tappable[r]-t;for(let c=0;c<t;c++)this.cells[C[c]]=0}else this.take(t,r);if(this.fixed){ur(this.cells,this.stride,this.width),this.count=0,this.regroup(0,this.width-1,0,f_);return}let a=o>>16&255;for(let c=n;c<=s;c++)this.drop(c,a);let l=this.close(n,s),i=l>s?0:Math.max(0,a-1);this.refresh(_,n-1,l+1,i)}take(_,t){let{cells:r,stride:o}=this,n=this.tappable[t];for(let s=0;s<_;s++){let a=C[s],l=r[a];b_(l,_)&&(U_[l&127]&be&&n--,t_[a]=1)}for(let s=0;s<_;s++){let a=C[s],l=r[a];t_[a]||!(U_[l&127]&Xs)||(t_[a-1]||t_[a+1]||t_[a-o]||t_[a+o])&&(r[a]=C_(l,_),U_[r[a]&127]&be&&n++)}for(let s=0;s<_;s++){let a=C[s];t_[a]&&(r[a]=0),t_[a]=0}this.tappable[t]=n}refresh(_,t,r,o){let{at:n,box:s,rows:a}=this,l=0;this.move(_,--this.count);for(let c=this.count-1;c>=0;c--){let f=s[c];if((f>>8&255)<t||(f&255)>r||f>>>24<o)continue;let u=n[c],b=(u/this.stride|0)-1;(b<t||b>r||a[u]<o)&&(fr[l++]=u),this.move(c,--this.count)}let i=f_;for(let c=0;c<l;c++)$[fr[c]]<=i&&this.list(fr[c]);this.regroup(t,r,o,i)}move(_,t){this.at[_]=this.at[t],this.color[_]=this.color[t],this.size[_]=this.size[t],this.removes[_]=this.removes[t],this.code[_]=this.code[t],this.weight[_]=this.weight[t],this.box[_]=this.box[t]}regroup(_,t,r,o){let{cells:n,stride:s}=this,a=Math.min(this.columns-1,t),l=Math.max(0,_);for(let i=l;i<=a;i++){let c=(i+1)*s+this.height,f=(i+1)*s+r;for(let u=f;u<c;u++){let b=n[u],B=b&7;if(b===0&&!this.fixed)break;$[u]>o||B===7||B===0||((n[u+1]&7)===B||(n[u+s]&7)===B||u===f&&(n[u-1]&7)===B||i===l&&(n[u-s]&7)===B)&&this.list(u)}}}list(_){let{cells:t,stride:r,rows:o}=this,n=this.gather(_),s=this.count,a=0,l=Y,i=0,c=32,f=0;for(let b=0;b<n;b++){let B=C[b];a=a+_a[B]|0,B<l&&(l=B),B>i&&(i=B);let S=o[B];S<c&&(c=S),S>f&&(f=S)}let u=t[_]&7;this.at[s]=_,this.color[s]=u,this.size[s]=n,this.removes[s]=n,this.code[s]=Math.imul(a,ea[u]),this.weight[s]=this.weights[this.code[s]&this.mask],this.box[s]=(l/r|0)-1|(i/r|0)-1<<8|c<<16|f<<24,(this.plain||this.weigh(s,n))&&(this.count=s+1)}weigh(_,t){let r=0,o=-1;for(let n=0;n<t;n++){let s=C[n],a=this.cells[s];U_[a&127]&be&&(o=s),b_(a,t)&&r++}return this.at[_]=o,this.removes[_]=r,o>=0}};var v_={earned:1,gather:1,single:100,group:66,block:0,doom:200},x_={earned:0,gather:0,single:3,group:1,block:.2,doom:1e6},Be=class{grid=new h;earned=0;worth=0;steps=null};function m_(e,_,t,r){return new pr(_,t,r).run(e)}var pr=class{scoring;steering;options;layer=[];next=[];spare=[];seen=new Set;best={score:-1,taps:[],clears:!1};done=!1;constructor(_,t,r){this.scoring=_,this.steering=t,this.options=r}run(_){let t=new Be;for(t.grid.copy(_),this.judge(t),this.layer.push(t);this.layer.length>0&&!this.done;){for(let r of this.layer)this.done||this.expand(r);this.spare.push(...this.layer),this.layer=this.next,this.next=[],this.seen.clear()}return this.best}expand(_){let{points:t}=this.scoring;this.steering.stop()&&(this.done=!0);for(let r=0;r<_.grid.count&&!this.done;r++){let o=this.spare.pop()??new Be;o.grid.copy(_.grid),o.earned=_.earned+t[o.grid.removes[r]],o.grid.tap(r);let n=o.grid.positionHash();if(this.seen.has(n)){this.spare.push(o);continue}this.seen.add(n),o.steps={cell:_.grid.cell(r),before:_.steps},this.judge(o),this.offer(o)}}judge(_){let{grid:t,earned:r}=_,o=t.left(),n=this.scoring.finish(r,o);(n>this.best.score||o===0&&!this.best.clears&&this.options.appraisal.earned===0)&&(this.best={score:n,taps:oa(_.steps),clears:o===0},this.steering.progress?.(this.best),this.options.enough?.(this.best)&&(this.done=!0)),_.worth=Le(t,r,o,this.options.appraisal)}offer(_){let{next:t}=this;_.grid.count===0?this.spare.push(_):t.length<this.options.width?(t.push(_),ta(t)):t[0].worth<_.worth?(this.spare.push(t[0]),t[0]=_,ra(t)):this.spare.push(_)}};function Le(e,_,t,r){let o=0;for(let l=0;l<e.count;l++)o+=e.size[l];let n=0,s=0;for(let l=1;l<=6;l++){let i=e.colors[l];i>n&&(n=i),(i===1||i>0&&e.tappable[l]===0)&&s++}let a=r.single*(t-o)+r.group*e.count+r.block*t+r.doom*s;return r.earned*_+r.gather*n*n-a}function ta(e){let _=e.length-1;for(;_>0;){let t=_-1>>1;if(e[t].worth<=e[_].worth)return;[e[t],e[_]]=[e[_],e[t]],_=t}}function ra(e){let _=0;for(;;){let t=_;for(let r of[2*_+1,2*_+2])r<e.length&&e[r].worth<e[t].worth&&(t=r);if(t===_)return;[e[t],e[_]]=[e[_],e[t]],_=t}}function oa(e){let _=[];for(let t=e;t;t=t.before)_.push(t.cell);return _.reverse()}var Wr={};d(Wr,{largestFirst:()=>sa,obstacleBlind:()=>la,quickGames:()=>da,saveOneColor:()=>aa,wonByTwo:()=>ma});var Br={};d(Br,{doomed:()=>br,owed:()=>__});var yr=new Map;for(let e of ae){let{asks:_}=a_[e];if(!_)continue;let[t,r]=[new Float64Array(128),new Float64Array(128)];for(let o of Object.keys(p))for(let n=1;n<=R.length;n++){let s=W(o,n);r[s]=_(s,2)-_(s,1),t[s]=_(s,1)-r[s]}yr.set(e,{at:t,up:r})}function __({kind:e,amount:_},t,r){if(e==="clear")return t.left();let o=yr.get(e);if(!o)return Math.max(0,_-r);let{cells:n,stride:s}=t,{at:a,up:l}=o,i=(t.width+1)*s,c=0;for(let f=s;f<i;f++){let u=n[f];u!==0&&(c+=a[u&127],l[u&127]&&(c+=l[u&127]*(f%s)))}return c}function br({kind:e},_){let t=yr.get(e);if(!t)return 0;let r=0;for(let n=1;n<=6;n++){let s=_.colors[n];s>0&&(s===1||_.tappable[n]===0)&&(r|=1<<n)}if(r===0)return 0;let o=0;for(let n=_.stride;n<(_.width+1)*_.stride;n++){let s=_.cells[n];s&&r&1<<(s&7)&&t.at[s&127]&&o++}return o}var gr={};d(gr,{boostedScoring:()=>Lr,keshikiScoring:()=>w,samegameScoring:()=>na});var w={points:Int32Array.from({length:1100},(e,_)=>_*_),finish:(e,_)=>_===0?Math.floor((e*3+1)/2):e},Lr={points:Int32Array.from({length:1100},(e,_)=>Math.floor((_*_*3+1)/2)),finish:w.finish},na={points:Int32Array.from({length:1100},(e,_)=>_<2?0:(_-2)*(_-2)),finish:(e,_)=>_===0?e+1e3:e};function sa(e){let _=new h().copy(e),t=[];for(;_.count>0;){let r=0;for(let o=1;o<_.count;o++)_.size[o]>_.size[r]&&(r=o);t.push(_.cell(r)),_.tap(r)}return t}function aa(e,_){let t=new h().copy(e),r=new j(_),o=Vo(e),n=[];for(;t.count>0;){let s=Array.from({length:t.count},(l,i)=>i).filter(l=>t.color[l]!==o),a=s[Math.floor(r.next()*s.length)]??0;n.push(t.cell(a)),t.tap(a)}return n}function Vo({colors:e}){let _=1;for(let t=2;t<=6;t++)e[t]>e[_]&&(_=t);return _}function la(e){let _=new h().copy(e),t=[],r=[],o=new h;for(;_.count>0;){let n=new h().load(ua(ca(_)));(r.length===0||n.positionHash()!==o.positionHash())&&(r=m_(n,w,{seed:"",stop:()=>!1},{width:ia,appraisal:v_}).taps,o=n);let s=r.find(i=>_.groupOf(i)>=0)??_.cell(0),a=new h().copy(o),l=a.groupOf(s);l>=0&&a.tap(l),o=a,r=r[0]===s?r.slice(1):[],t.push(s),_.tap(_.groupOf(s))}return t}var ia=8;function ca({width:e,height:_,stride:t,cells:r}){let o=Array.from({length:e*_},(n,s)=>{let a=_-1-Math.floor(s/e);return r[(s%e+1)*t+a]});return{width:e,height:_,cells:o}}function ua({width:e,height:_,cells:t}){let r=t.map(o=>{let n=L(o);return n===null?m:p[n].colored?W("normal",y(o)):W("rock",0)});return c_(r,e),{width:e,height:_,cells:r}}function da(e,_,t,r){let o=new h,n=new j(r),s=Vo(e);return Array.from({length:t},(a,l)=>fa(o.copy(e),_,l%2?s:0,n))}function fa(e,_,t,r){let[o,n,s]=[0,0,-1],a=_.within??Number.MAX_SAFE_INTEGER;for(;e.count>0;){let i=0;for(let c=0;c<6&&(i=Math.floor(r.next()*e.count),e.color[i]===t);c++);o+=w.points[e.removes[i]],e.tap(i),n++,_.within!==null&&s<0&&n<=a&&__(_,e,o)===0&&(s=n)}let l=w.finish(o,e.left());return _.within===null&&__(_,e,l)===0&&(s=n),{score:l,reachedAt:s<0?null:s}}function ma(e,_){let[t,r]=[new h,new h],o=(s,a)=>w.points[s.removes[a]],n=(s,a)=>__(_,s,w.finish(a,s.left()))===0;for(let s=0;s<e.count;s++){let a=o(e,s);if(t.copy(e).tap(s),n(t,a))return!0;for(let l=0;l<t.count;l++){let i=o(t,l);if(r.copy(t).tap(l),n(r,a+i))return!0}}return!1}var Yr={};d(Yr,{exact:()=>Gr});function Gr(e,_,t){if(e.count>pa)return null;let r=new Rr(_,t),o=r.worth(e);if(r.gaveUp)return null;let n=o.clear<0?-1:_.finish(o.clear,0),s=n>=_.finish(o.any,1);return{score:s?n:_.finish(o.any,1),taps:r.line(e,s),clears:s}}var pa=14,Rr=class{gaveUp=!1;left;scoring;known=new Map;grids=[];constructor(_,t){this.scoring=_,this.left=t}worth(_,t=0){let r=_.positionKey(),o=this.known.get(r);if(o)return o;--this.left<0&&(this.gaveUp=!0);let n=0,s=_.left()===0?0:-1,a=this.gridAt(t);for(let i=0;i<_.count&&!this.gaveUp;i++){let c=this.scoring.points[_.removes[i]];a.copy(_).tap(i);let f=this.worth(a,t+1);n=Math.max(n,c+f.any),f.clear>=0&&(s=Math.max(s,c+f.clear))}let l={any:n,clear:s};return this.known.set(r,l),l}gridAt(_){let t=this.grids[_]??new h;return this.grids[_]=t,t}line(_,t){let r=[],o=new h().copy(_),n=s=>t?s.clear:s.any;for(;o.count>0;){let s=n(this.worth(o)),a=null;for(let l=0;l<o.count&&!a;l++){let i=new h().copy(o);i.tap(l);let c=n(this.worth(i));c<0||this.scoring.points[o.removes[l]]+c!==s||(r.push(o.cell(l)),a=i)}if(!a)return r;o=a}return r}};var Sr={};d(Sr,{goalBeam:()=>xr});var wr={};d(wr,{better:()=>H_,playLine:()=>kr,reachedBy:()=>S_});function H_(e,_){let[t,r]=[e.reached.filter(Boolean).length,_.reached.filter(Boolean).length];return e.stars!==_.stars?e.stars>_.stars:t===r?e.score>_.score:t>r}function S_({goals:e,scoring:_},t,r,{taps:o,earned:n}){let s=null;for(let[a,l]of e.entries())r[a]||l.within!==null&&o>l.within||__(l,t,_.finish(n,t.left()))>0||(s??=[...r],s[a]=!0);return s??r}function kr(e,_,t){let{scoring:r}=e,o=t.copy(e.grid),n=0,s=0,{reached:a}=e;for(let i of _){let c=o.groupOf(i);if(c<0)break;n+=r.points[o.removes[c]],o.tap(c),s++,a=S_(e,o,a,{taps:e.taps+s,earned:n})}let l=o.left();return{taps:_.slice(0,s),score:r.finish(n,l),clears:l===0,reached:a,stars:K(a)}}var ge=class{grid=new h;earned=0;worth=0;reached=[];steps=null},ha=1e5;function xr(e,_){return new vr(e,_).run()}var vr=class{start;options;spare=[];seen=new Set;next=[];depth=0;best={taps:[],score:-1,clears:!1,reached:[],stars:-1};done=!1;constructor(_,t){this.start=_,this.options=t}run(){let _=new ge;_.grid.copy(this.start.grid),_.reached=this.start.reached,this.note(_);let t=[_];for(;t.length>0&&!this.done;){this.depth++;for(let r of t)this.done||this.expand(r);this.cut(),this.spare.push(...t),t=this.next,this.next=[],this.seen.clear()}return this.best}expand(_){this.options.stop()&&(this.done=!0);for(let t=0;t<_.grid.count&&!this.done;t++){let r=this.spare.pop()??new ge;this.follow(_,t,r)?(this.next.push(r),this.next.length>4*this.options.width&&this.cut()):this.spare.push(r)}}follow(_,t,r){let{points:o}=this.start.scoring;r.grid.copy(_.grid),r.earned=_.earned+o[r.grid.removes[t]],r.grid.tap(t);let n=r.grid.positionHash();if(this.seen.has(n))return!1;this.seen.add(n);let s=this.start.taps+this.depth;r.reached=S_(this.start,r.grid,_.reached,{taps:s,earned:r.earned}),r.steps={cell:_.grid.cell(t),before:_.steps},this.note(r);let[a]=this.start.goals;return a?.within&&!r.reached[0]&&s>=a.within?!1:(r.worth=this.worthOf(r),r.grid.count>0)}worthOf({grid:_,earned:t,reached:r}){let{goals:o,scoring:n}=this.start,s=_.left(),a=Le(_,t,s,this.options.appraisal);for(let[l,i]of o.entries()){let c=this.options.weights[l]??0;r[l]||c===0||(a-=c*__(i,_,n.finish(t,s))+ha*br(i,_))}return a}note(_){let t=_.grid.left(),r=this.start.scoring.finish(_.earned,t),{reached:o}=_,n={taps:[],score:r,clears:t===0,reached:o,stars:K(o)};H_(n,this.best)&&(this.best={...n,taps:ya(_.steps)},this.options.enough(this.best)&&(this.done=!0))}cut(){this.next.length<=this.options.width||(this.next.sort((_,t)=>t.worth-_.worth),this.spare.push(...this.next.splice(this.options.width)))}};function ya(e){let _=[];for(let t=e;t;t=t.before)_.push(t.cell);return _.reverse()}var Tr={};d(Tr,{tryAll:()=>Or});function Or(e,_){let[t]=e.goals;if(!t||t.kind==="score")return{answer:"unknown"};let r=new Ar(e,_);return r.reaches(e.grid,0)?{answer:"yes",taps:r.taps}:{answer:r.gaveUp?"unknown":"no"}}var Ar=class{gaveUp=!1;taps=[];start;left;failed=new Set;grids=[];timed;constructor(_,t){this.start={..._,goals:_.goals.slice(0,1)},this.left=t,this.timed=_.goals[0]?.within!==null}reaches(_,t){let r=this.start.reached.slice(0,1),o=this.start.taps+t;if(r[0]||S_(this.start,_,r,{taps:o,earned:0})[0])return!0;let n=this.start.goals[0]?.within??null;if(n!==null&&o>=n)return!1;let s=this.timed?`${_.positionKey()} ${t}`:_.positionKey();if(this.failed.has(s))return!1;--this.left<0&&(this.gaveUp=!0);let a=this.grids[t]??=new h;for(let l=0;l<_.count&&!this.gaveUp;l++){if(this.taps.push(_.cell(l)),a.copy(_).tap(l),this.reaches(a,t+1))return!0;this.taps.pop()}return this.gaveUp||this.failed.add(s),!1}};var Nr={};d(Nr,{advise:()=>Qo,bestConceivable:()=>rn,goalStart:()=>Xo,hopeless:()=>Ir,lastGood:()=>va});var jr={};d(jr,{nrpa:()=>O_,thorough:()=>Ba});var Cr={};d(Cr,{Playout:()=>A_,Policy:()=>q_});var q_=class{weights=new Float32Array(262144).fill(1);change=new Float64Array(262144);touched=new Int32Array(4096);slots=new Int32Array(65536);olds=new Float32Array(65536);length=0;mark(){return this.length}back(_){for(let t=this.length-1;t>=_;t--)this.weights[this.slots[t]]=this.olds[t];this.length=_}adapt(_,t){let{weights:r,change:o}=this,{codes:n,ends:s,chosen:a}=_,l=0,i=0;this.touched.length<_.size&&(this.touched=new Int32Array(_.size*2));for(let c=0;c<_.steps;c++){let f=s[c],u=0;for(let B=i;B<f;B++)u+=r[n[B]&262143];for(let B=i;B<f;B++){let S=n[B]&262143;o[S]===0&&(this.touched[l++]=S),o[S]=o[S]-t*r[S]/u}let b=a[c]&262143;o[b]=o[b]+t,i=f}this.commit(l)}commit(_){let{weights:t,change:r}=this;this.length+_>this.slots.length&&this.grow(this.length+_);for(let o=0;o<_;o++){let n=this.touched[o],s=t[n];this.slots[this.length]=n,this.olds[this.length++]=s,t[n]=Math.min(1e30,Math.max(1e-30,s*Math.exp(r[n]))),r[n]=0}}grow(_){let t=new Int32Array(_*2),r=new Float32Array(_*2);t.set(this.slots),r.set(this.olds),this.slots=t,this.olds=r}},A_=class{codes=new Int32Array(8192);ends=new Int32Array(1024);chosen=new Int32Array(1024);cells=new Int32Array(1024);steps=0;size=0;score=-1;paid=-1;left=0;clear(){this.steps=0,this.size=0,this.score=-1,this.paid=-1}reserve(_){if(this.size+_<=this.codes.length)return;let t=new Int32Array(this.codes.length*2);t.set(this.codes),this.codes=t}copy(_){this.codes.length<_.size&&(this.codes=new Int32Array(_.codes.length)),this.codes.set(_.codes.subarray(0,_.size)),this.ends.set(_.ends.subarray(0,_.steps)),this.chosen.set(_.chosen.subarray(0,_.steps)),this.cells.set(_.cells.subarray(0,_.steps)),this.steps=_.steps,this.size=_.size,this.score=_.score,this.paid=_.paid,this.left=_.left}};var ba={alpha:.7,levels:3,rounds:80,playouts:2,repeats:3,pairsFrom:20,learns:!0,annealTries:0},Ba={levels:2,rounds:100,annealTries:6e5},La=.15,ga=1.6,Wa=.9,Er=10;function O_(e,_,t,r={}){return new Mr(e,_,t,{...ba,...r}).run()}var Mr=class{start;scoring;steering;options;grid=new h;policy=new q_;tried=new A_;bests=[];best={score:-1,taps:[],clears:!1};chances=new Float64Array(1024);choices=new Int16Array(1024);tabu=0;lenient=!1;stopped=!1;random;constructor(_,t,r,o){this.start=_,this.scoring=t,this.steering=r,this.options=o,this.random=new j(r.seed),this.grid.weighBy(this.policy.weights);for(let n=0;n<=o.levels;n++)this.bests.push(new A_)}run(){let{learns:_,levels:t}=this.options,r=Ra(this.start);for(let o=0;o===0||!this.stopped;o++){let n=Ga(o,r);this.tabu=n.color,this.lenient=_&&o>0&&(o%2===1||!this.best.clears);let s=this.annealed(Uo(this.runLevel(t),this.start),o);_&&(n.best=Math.max(n.best,s.score))}return this.best}annealed(_,t){let{start:r,scoring:o,steering:n}=this,s=Math.round(this.options.annealTries*Math.min(1,La*ga**t));if(s===0||this.stopped)return _;let a=()=>this.shouldStop(),l=ar(r,_,o,{seed:`${n.seed} ${t}`,stop:a,tries:s});return this.keep(l),l}keep(_){_.score<=this.best.score||(this.best=_,this.steering.progress?.(_))}nested(_){let{rounds:t,repeats:r,alpha:o}=this.options,n=this.bests[_];n.clear();let s=0;for(let a=0;a<t&&s<r;a++){let l=_===1?this.playouts():this.runLevel(_-1);if(l.score>n.score?(n.copy(l),s=0):l.score===n.score&&s++,this.shouldStop())return;this.policy.adapt(n,o)}}shouldStop(){return this.stopped||=this.steering.stop(),this.stopped}runLevel(_){let t=this.policy.mark();return this.nested(_),this.policy.back(t),this.bests[_]}playouts(){let _=this.bests[0];_.clear();for(let t=0;t<this.options.playouts;t++)this.playout(),this.tried.score>_.score&&_.copy(this.tried);return _.paid>this.best.score&&this.keep(Uo(_,this.start)),_}playout(){let{grid:_,tried:t,scoring:r,choices:o}=this;_.copy(this.start),t.clear();let n=0;for(;_.count>0;){let s=o[this.drawn(this.candidates(t.steps))];t.ends[t.steps]=t.size,t.chosen[t.steps]=_.code[s],t.cells[t.steps++]=_.at[s],n+=r.points[_.removes[s]],_.tap(s)}t.left=_.left(),t.paid=r.finish(n,t.left),t.score=this.lenient?t.paid+this.nearlyBonus(n,t):t.paid}nearlyBonus(_,{paid:t,left:r}){return r===0||r>=Er?0:(this.scoring.finish(_,0)-t)*(Er-r)/(2*Er)}candidates(_){let{choices:t,tabu:r}=this,{color:o,size:n,count:s}=this.grid,a=_>=this.options.pairsFrom,l=0;for(let i=0;i<s;i++)(o[i]!==r||a&&n[i]===2)&&(t[l++]=i);if(l>0)return l;for(let i=0;i<s;i++)t[i]=i;return s}drawn(_){let{tried:t,chances:r,choices:o}=this,{code:n,weight:s}=this.grid;t.reserve(_);let a=t.size,l=0;for(let f=0;f<_;f++){let u=o[f];t.codes[a+f]=n[u],l+=s[u],r[f]=l}t.size=a+_;let i=this.random.next()*l,c=0;for(;c<_-1&&r[c]<=i;)c++;return c}};function Ra({colors:e}){let _=n=>e[n]??0,t=[1,2,3,4,5,6].filter(n=>_(n)>0).sort((n,s)=>_(s)-_(n)),[r=0,o=r]=t;return t.filter(n=>n===r||n===o||_(n)>=Wa*_(r)).slice(0,3).map(n=>({color:n,best:-1}))}function Ga(e,_){let t=[..._].sort((n,s)=>s.best-n.best),r=_.find((n,s)=>s>0&&n.best<0);return(e%3===2&&(r??t[1])||t[0])??{color:0,best:-1}}function Uo(e,{stride:_,height:t}){let r=Array.from(e.cells.subarray(0,e.steps),o=>(o/_|0)-1+32*(t-1-o%_));return{score:e.paid,taps:r,clears:e.left===0}}function Qo(e,_,{stage:t,plan:r}={}){let o=t&&Aa(e,t);if(o)return $r(e,{...o,reached:t.goals.map(()=>!0),stars:3},"unknown");let n=Xo(e),s=e.goals.every(u=>u.kind==="score"&&u.within===null),a=s?Gr(n.grid,n.scoring,qo):null;if(a)return $r(e,Ho(n,a.taps),"no");let l=e.reached[0]?{answer:"unknown"}:Or(n,qo),i=s?Ya(n,_):wa(n,_);r&&i.unshift(r),l.answer==="yes"&&i.push(l.taps);let f=i.map(u=>Ho(n,u)).reduce((u,b)=>H_(b,u)?b:u);return $r(e,f,l.answer)}function Ho(e,_){return kr(e,_,new h)}function Xo(e){let{goals:_,reached:t,taps:r}=e;return{grid:new h().load(e.board),goals:_,reached:t,taps:r,scoring:_n(e)}}function Ya({grid:e,scoring:_},t){return[...[v_,x_].map(o=>m_(e,_,{...t,stop:Zo},{width:xa,appraisal:o})),O_(e,_,t,{levels:2,rounds:60})].map(o=>o.taps)}var ka=[[v_,[400,100,100]],[x_,[6,2,2]]];function wa(e,_){let t=ka.map(([o,n])=>xr(e,{width:Sa,appraisal:o,weights:n,stop:Zo,enough:({stars:s})=>s===3})),r=O_(e.grid,e.scoring,_,{levels:2,rounds:60});return[...t,r].map(o=>o.taps)}function Ir(e){let[_]=W_(e);return!_||le(e,0)?!1:_.kind==="score"&&rn(e)<_.amount?!0:Ue(_,e.board,e.taps)}function va(e,_,t){for(let r=e.length-1;r>=0;r--){let o=e[r];if(!Ir(o)&&Qo(o,_,t?{stage:t}:{}).target==="yes")return r}return-1}var qo=6e3,xa=8,Sa=24,Zo=()=>!1;function _n(e){let{points:_,finish:t}=e.boosted?Lr:w;return{points:_,finish:(r,o)=>t(r+e.score,o)}}function Aa(e,_){let t=Oa(_)[e.taps];if(!t||e.used.length>0||t!==en(e))return null;let r=_.line.slice(e.taps).map(o=>{let n=D.actions.read(o);return n?.type==="tap"?n.cell:-1});return{score:_.par,taps:r,clears:Ta(_).phase==="cleared"}}var Jo=new Map;function en(e){return`${e.score} ${e.board.cells.join()}`}function Oa(e){return tn(e).keys}function Ta(e){return tn(e).end}function tn(e){let _=Jo.get(e.number);if(_)return _;let t=te.resume(D,Xt(`stage ${e.number}`,e.line));if(!t.ok)throw new Error(`the line of stage ${e.number} does not hold: ${t.why}`);let r=t.value,n={keys:Array.from({length:r.length+1},(s,a)=>en(r.at(a).state)),end:r.state};return Jo.set(e.number,n),n}function $r(e,_,t){let{taps:r,score:o,clears:n,stars:s,reached:a}=_,i=e.goals.length===0||a[0]?"yes":t==="no"||Ir(e)?"no":"unknown";return{tap:r[0]??null,line:r,score:o,clears:n,stars:s,target:i}}function rn(e){let _=new h().load(e.board),{points:t,finish:r}=_n(e),o=0,n=0;for(let s=1;s<=6;s++){let a=_.colors[s];a===1||_.tappable[s]===0?n+=a:o+=t[a]}return _.count===0?e.score:r(o,n)}var Dr={};d(Dr,{dailySetup:()=>Ma,dealDaily:()=>on,dealEndless:()=>ja,proveClearable:()=>nn});var Fr={};d(Fr,{quickScores:()=>zr});function zr(e,_,t){let r=new h,o=[],n=new j(t),s=1;for(let a=2;a<=6;a++)e.colors[a]>e.colors[s]&&(s=a);for(let a=0;a<_;a++)o.push(Ca(r.copy(e),a%2?s:0,n));return o.sort((a,l)=>a-l)}function Ca(e,_,t){let r=0;for(;e.count>0;){let o=Ea(e,_,t);r+=w.points[e.removes[o]],e.tap(o)}return w.finish(r,e.left())}function Ea(e,_,t){let r=0;for(let o=0;o<6;o++)if(r=Math.floor(t.next()*e.count),e.color[r]!==_)return r;return r}var Kr={};d(Kr,{stopAfter:()=>Pr});function Pr(e){let _=0;return()=>++_>e}function on(e){return sn(t=>({type:"daily",date:e,deal:t,target:null}),"")??an({type:"daily",date:e,deal:0,target:null},Y_(K_(e),`daily ${e}`).line)}var Ma=e=>D.setups.write(on(e).setup);function ja(e,_){let t=sn(o=>({type:"endless",level:e,deal:o,target:null}),_);if(t)return t;let{line:r}=Y_(P_(e),`endless ${e} ${_}`);return an({type:"endless",level:e,deal:0,target:null},r,_)}function nn(e,_=256){let t=new h().load(e);for(let r=4;r<=_;r*=4){let n=m_(t,w,{seed:"",stop:()=>!1},{width:r,appraisal:x_,enough:s=>s.clears});if(n.clears)return n}return null}var $a=4,Ia=16;function sn(e,_){for(let t=1;t<=$a;t++){let{board:r}=D.start(e(t),_),o=nn(r,Ia),n=ln(r,o),s=n.clears?n:o;if(s)return{setup:{...e(t),target:Na(r,n.score)},proof:s.taps,best:n}}return null}function an(e,_,t=""){let{board:r,goals:o}=D.start(e,t);return{setup:e,proof:_,best:ln(r,{score:o[0]?.amount??0,taps:_,clears:!0})}}function ln(e,_){let t={seed:"deal",stop:Pr(500)},r=O_(new h().load(e),w,t,{levels:2,rounds:60});return _&&_.score>=r.score?_:r}function Na(e,_){let t=zr(new h().load(e),200,"deal");return Math.max(10,Math.floor(Math.min(t[140]??0,_*.6)/10)*10)}function za(e){return(_,t,{seed:r})=>L_(F(r,["random"]),"random",[...e.legal(_,t)])}var cn=e=>({id:"random",text:{ja:"気まぐれ",en:"Random"},bot:za(e)});var un={"games/keshiki/actions":Ne,"games/keshiki/after":Fe,"games/keshiki/blocks":we,"games/keshiki/board":Ee,"games/keshiki/cells":xe,"games/keshiki/daily":At,"games/keshiki/dates":De,"games/keshiki/deals":Mt,"games/keshiki/draw":It,"games/keshiki/game":qt,"games/keshiki/goals":He,"games/keshiki/kinds":We,"games/keshiki/link-preview":Qt,"games/keshiki/notation":Ze,"games/keshiki/play":Pt,"games/keshiki/replay":Zt,"games/keshiki/score":Nt,"games/keshiki/settle":zt,"games/keshiki/setup":St,"games/keshiki/stages/early-names":et,"games/keshiki/stages/index":wt,"games/keshiki/stages/late-names":rt,"games/keshiki/stages/names":nt,"games/keshiki/stages/promises":tr,"games/keshiki/stages/record":Io,"games/keshiki/stages/view1":at,"games/keshiki/stages/view10":Yt,"games/keshiki/stages/view2":it,"games/keshiki/stages/view3":ut,"games/keshiki/stages/view4":ft,"games/keshiki/stages/view5":pt,"games/keshiki/stages/view6":yt,"games/keshiki/stages/view7":Bt,"games/keshiki/stages/view8":gt,"games/keshiki/stages/view9":Rt,"games/keshiki/state":No,"games/keshiki/texts":Ht,"games/keshiki/tools":$e,"games/keshiki/use":Vt,"bots/keshiki/anneal":lr,"bots/keshiki/beam":hr,"bots/keshiki/careless":Wr,"bots/keshiki/exact":Yr,"bots/keshiki/fast-random":rr,"bots/keshiki/fixed":dr,"bots/keshiki/goal-beam":Sr,"bots/keshiki/goal-exact":Tr,"bots/keshiki/goal-meter":Br,"bots/keshiki/goal-play":wr,"bots/keshiki/hint":Nr,"bots/keshiki/nrpa":jr,"bots/keshiki/policy":Cr,"bots/keshiki/proven-deals":Dr,"bots/keshiki/quick-games":Fr,"bots/keshiki/scoring":gr,"bots/keshiki/search":Kr,"bots/keshiki/solver-board":nr,"bots/keshiki/solver-cells":or,"bots/keshiki/solver-grid":mr},Fa=un["games/keshiki/game"].keshiki,Ec=un["games/keshiki/link-preview"].linkPreview,Mc=[cn(Fa)];export{Mc as bots,Fa as game,Ec as linkPreview,un as modules};
