var _s=Object.defineProperty;var f=(e,_)=>{for(var t in _)_s(e,t,{get:_[t],enumerable:!0})};var lt={};f(lt,{actions:()=>ne,useTool:()=>Gs});var Qe={};f(Qe,{EMPTY:()=>m,block:()=>W,canTap:()=>U,colorOf:()=>y,colors:()=>g,counterOf:()=>X,falls:()=>V,goesWith:()=>C_,iceOf:()=>B_,isFrozen:()=>ge,isNormal:()=>T_,kindIds:()=>Q,kindOf:()=>L,kinds:()=>h,meets:()=>_e,melted:()=>Je,obstacleKinds:()=>y_,recolored:()=>Z_,thawed:()=>ee,trait:()=>b_,traits:()=>K,valueOf:()=>D});var Ve={};f(Ve,{kindIds:()=>Q,kinds:()=>h,obstacleKinds:()=>y_});var br={is:"plus",least:1,most:99,offered:[2,12]},Br={is:"minus",least:1,most:99,offered:[2,12]},Be={why:"frozen",text:{ja:"氷結ブロックは押せません。となりの同じ色を消すと、氷がとけます。",en:"A frozen block cannot be tapped. Clear its color beside it."}},gr={why:"counter",text:{ja:"カウンターは押せません。同じ色のかたまりを押します。",en:"A counter cannot be tapped. Tap a normal block of its group."}},s_=["swap","paint","flood","bomb","maul"],Lr={ja:"次は、まんなか。",en:"Now the middle."},es=5,ts={normal:{code:0,mark:"__",also:[],letter:null,colored:!0,falls:!0,refusal:null,counter:null,thaws:null,tools:["pop","shuffle",...s_],first:1,text:{ja:"ノーマルブロック",en:"Normal block"},rule:{ja:"同じ色が2つ以上となり合うと、押して消せます。",en:"Tap it when two or more of its color touch."},meeting:null},ice1:{code:1,mark:"_*",also:[],letter:null,colored:!0,falls:!0,refusal:Be,counter:null,thaws:{met:"normal",unmet:"normal"},tools:["melt",...s_],first:11,text:{ja:"氷結ブロック",en:"Frozen block"},rule:{ja:"同じ色がとなりで消えると、とけます。",en:"Thaws when its own color clears beside it."},meeting:{board:"...../...../...../RRYYR/R*RYYR",steps:[{tap:"a3",text:{ja:"同じ色がとなりで消えると、とけます。",en:"A frozen block thaws when its own color clears beside it."}},{tap:"b3",text:{ja:"とけました。次は、まんなか。",en:"It thawed. Now the middle."}},{tap:"a4",text:{ja:"もう、ふつうに消せます。",en:"Now it clears like any other."}}],end:{ja:"氷結ブロックは、一度とかしてから。",en:"A frozen block takes one clear more."}}},plus:{code:4,mark:"_+",also:[],letter:null,colored:!0,falls:!0,refusal:gr,counter:br,thaws:null,tools:["free",...s_],first:21,text:{ja:"カウンター+",en:"Counter+"},rule:{ja:"書かれた数以上のかたまりなら、いっしょに消えます。",en:"Clears with a group of that many or more."},meeting:{board:"...../...../...../..YRR/R+5RYRR",steps:[{tap:"a4",text:{ja:"≥5は、5個以上のかたまりなら消えます。2個では？",en:"≥5 clears with a group of 5 or more. And with 2?"}},{tap:"b4",text:{ja:"あと3足りません。まんなかを消します。",en:"Three short. Clear the middle."}},{tap:"b4",text:{ja:"これで5個。",en:"Five now."}}],end:{ja:"数えるときは、自分も一つ。",en:"It counts itself as one."}}},ice2:{code:2,mark:"**",also:[],letter:null,colored:!0,falls:!0,refusal:Be,counter:null,thaws:{met:"ice1",unmet:"ice1"},tools:["melt",...s_],first:31,text:{ja:"氷結ブロックLV2",en:"Frozen block LV2"},rule:{ja:"同じ色がとなりで2回消えると、とけます。",en:"Thaws when its own color clears beside it twice."},meeting:{board:"...../...../...../..YR./R**RYR.",steps:[{tap:"a4",text:{ja:"LV2は、二度でとけます。",en:"LV2 takes two."}},{tap:"b4",text:{ja:"一度目。次は、まんなか。",en:"One. Now the middle."}},{tap:"b4",text:{ja:"二度目。",en:"Two."}}],end:{ja:"とけました。点の数がLVです。",en:"Thawed. The dots show the level."}}},minus:{code:8,mark:"_-",also:["_="],letter:null,colored:!0,falls:!0,refusal:gr,counter:Br,thaws:null,tools:["flip",...s_],first:41,text:{ja:"カウンター−",en:"Counter−"},rule:{ja:"書かれた数以下のかたまりのときだけ消えます。",en:"Clears only with a group of that many or fewer."},meeting:{board:"...../...../...../RRY../R-3RYR.",steps:[{tap:"a3",text:{ja:"≤3は、3個以下のときだけ消えます。4個では？",en:"≤3 clears only with 3 or fewer. And with 4?"}},{tap:"b4",text:{ja:"一つ多かったので残りました。",en:"One too many, so it stayed."}},{tap:"b4",text:{ja:"2個なら消えます。",en:"A group of two removes it."}}],end:{ja:"小さく分けるのも手です。",en:"Sometimes smaller is better."}}},icePlus:{code:5,mark:"*+",also:[],letter:null,colored:!0,falls:!0,refusal:Be,counter:br,thaws:{met:"normal",unmet:"plus"},tools:["melt",...s_],first:51,text:{ja:"氷結カウンター+",en:"Frozen counter+"},rule:{ja:"書かれた数以上のかたまりがとなりで消えると、ノーマルブロックに戻ります。足りないと氷だけとけます。",en:"A big enough group beside it frees it; a smaller one only thaws it."},meeting:{board:"...../...../...../..YR./R*+4RYRR",steps:[{tap:"a4",text:{ja:"足りないと、氷だけとけます。",en:"Too few only thaws it."}},{tap:"b4",text:Lr},{tap:"b4",text:{ja:"4個そろいました。",en:"Four now."}}],end:{ja:"足りていれば、一度でノーマルブロックに戻ります。",en:"With enough, one clear frees it."}}},rock:{code:0,mark:"<_>",also:["[_]"],letter:"o",colored:!1,falls:!0,refusal:{why:"rock",text:{ja:"岩ブロックは消えません。落ちます。",en:"Rock never clears. It falls."}},counter:null,thaws:null,tools:["hammer","bomb","maul"],first:61,text:{ja:"岩ブロック",en:"Rock"},rule:{ja:"消えません。落ちます。",en:"Never clears. It falls."},meeting:{board:"...../...../.o.../YRY../YRY..",steps:[{tap:"b3",text:{ja:"岩ブロックは消えません。落ちます。",en:"Rock never clears. It falls."}},{tap:"a4",text:{ja:"岩ブロックごしには、つながりません。",en:"Nothing links through it."}},{tap:"b4",text:{ja:"残りも消します。",en:"And the rest."}}],end:{ja:"岩ブロックが残っても全消しです。",en:"Rock may stay: this is all clear."}}},marked:{code:6,mark:"_@",also:[],letter:null,colored:!0,falls:!0,refusal:null,counter:null,thaws:null,tools:["pop",...s_],first:es,text:{ja:"マークつき",en:"Marked"},rule:{ja:"ふつうのブロックです。全部消すのが目標です。",en:"A plain block: the goal is to clear all of these."},meeting:{board:"...../...../...../YYB../@RRBY.",steps:[{tap:"a3",text:{ja:"マークつきを全部消せば達成です。まず上を。",en:"Clear what is marked. First what lies above."}},{tap:"a4",text:{ja:"マークつきは、ふつうに消せます。",en:"A marked block clears like any other."}},{tap:"a4",text:{ja:"ほかは残ってもかまいません。",en:"The others may stay."}}],end:{ja:"マークがなくなれば達成です。",en:"When no mark is left, you are done."}}},iceMinus:{code:9,mark:"*-",also:["*="],letter:null,colored:!0,falls:!0,refusal:Be,counter:Br,thaws:{met:"normal",unmet:"minus"},tools:["melt",...s_],first:71,text:{ja:"氷結カウンター−",en:"Frozen counter−"},rule:{ja:"書かれた数以下のかたまりがとなりで消えると、ノーマルブロックに戻ります。多いと氷だけとけます。",en:"A small enough group beside it frees it; a bigger one only thaws it."},meeting:{board:"...../...../...../RRY../R*-3RYR.",steps:[{tap:"a3",text:{ja:"多すぎると、氷だけとけます。",en:"Too many only thaws it."}},{tap:"b4",text:Lr},{tap:"b4",text:{ja:"3個以下なので消えます。",en:"Three or fewer: it clears."}}],end:{ja:"少なければ、一度でノーマルブロックに戻ります。",en:"With few, one clear frees it."}}},steel:{code:1,mark:"<->",also:["[-]"],letter:"x",colored:!1,falls:!1,refusal:{why:"steel",text:{ja:"鋼鉄ブロックは消えません。動きません。",en:"Steel never clears and never moves."}},counter:null,thaws:null,tools:["chisel","maul"],first:81,text:{ja:"鋼鉄ブロック",en:"Steel"},rule:{ja:"消えません。動きません。",en:"Never clears. Never moves."},meeting:{board:"...../...../.Y.../Rx.L./RRYL.",steps:[{tap:"a4",text:{ja:"鋼鉄ブロックは消えません。動きません。",en:"Steel never clears. Never moves."}},{tap:"a4",text:{ja:"上をこえて、下をくぐります。",en:"Blocks pass over and under it."}},{tap:"c4",text:{ja:"あたると止まります。",en:"What hits it stops."}}],end:{ja:"鋼鉄ブロックが残っても全消しです。",en:"Steel may stay: this is all clear."}}}},h=ts,Gr=e=>h[e].first??Number.MAX_SAFE_INTEGER,Q=Object.keys(h).sort((e,_)=>Gr(e)-Gr(_)),y_=Q.filter(e=>e!=="normal");var g=[{letter:"L",hex:"#7DB9E8",text:{ja:"水色",en:"Light blue"}},{letter:"R",hex:"#FF6347",text:{ja:"珊瑚赤",en:"Coral red"}},{letter:"Y",hex:"#F4D03F",text:{ja:"砂金色",en:"Sand gold"}},{letter:"G",hex:"#2E8B57",text:{ja:"海緑",en:"Sea green"}},{letter:"B",hex:"#1E5799",text:{ja:"深い青",en:"Deep blue"}},{letter:"W",hex:"#F5F5F5",text:{ja:"真珠白",en:"Pearl white"}}],m=0,He=7,os=8,O_=128;function W(e,_,t=0){let{code:o,colored:r,counter:n}=h[e];return(r?_:He)+os*o+(n?O_*t:0)}var b_={taps:1,falls:2,frozen:4,plus:8,minus:16},{taps:Yr,falls:Wr,frozen:Rr,plus:wr,minus:kr}=b_,vr=Array.from({length:O_},()=>null),K=new Uint8Array(O_),xr=new Uint8Array(O_),Sr=new Uint8Array(O_),qe=new Uint8Array(O_);for(let e of Object.keys(h))for(let _=1;_<=g.length;_++)rs(e,_);function rs(e,_){let{falls:t,refusal:o,counter:r,thaws:n}=h[e],s=W(e,_);vr[s]=e,K[s]=(o?0:Yr)|(t?Wr:0)|(n?Rr:0)|(r?b_[r.is]:0),xr[s]=Ar(e),Sr[s]=n?W(n.met,_):s,qe[s]=n?W(n.unmet,_):s}function Ar(e){let{thaws:_}=h[e];return _?1+Ar(_.unmet):0}function y(e){let _=e&7;return _===He?0:_}function L(e){return vr[e&127]??null}function B_(e){return xr[e&127]}function X(e){let _=L(e);return _&&h[_].counter}function D(e){return e>>7}function T_(e){return e>0&&e<He}function U(e){return(K[e&127]&Yr)!==0}function V(e){return(K[e&127]&Wr)!==0}function ge(e){return(K[e&127]&Rr)!==0}function Z_(e,_){return e-(e&7)+_}function _e(e,_){let t=K[e&127];return t&wr?_>=e>>7:t&kr?_<=e>>7:!0}function C_(e,_){return!ge(e)&&_e(e,_)}function ee(e,_){return Or(e,(_e(e,_)?Sr:qe)[e&127])}function Je(e){return Or(e,qe[e&127])}function Or(e,_){return K[_]&(wr|kr)?_+e-(e&127):_}var Ze={};f(Ze,{LONGEST_SIDE:()=>v,cellAt:()=>R,cellName:()=>T,columnName:()=>Le,columnOf:()=>Z,indexOf:()=>w,readCell:()=>M_,rowOf:()=>__});var v=32;function R(e,_){return _*32+e}function Z(e){return e%32}function __(e){return Math.floor(e/32)}var Xe="abcdefghijklmnopqrstuvwxyz";function Le(e){return e<26?Xe.charAt(e):`a${Xe.charAt(e-26)}`}function T(e){return`${Le(Z(e))}${__(e)}`}var ns=/^(a?)([a-z])(0|[1-9]\d?)$/;function M_(e){let _=ns.exec(e);if(!_)return null;let t=Xe.indexOf(_[2]??"")+(_[1]?26:0),o=Number(_[3]);return t<32&&o<32?R(t,o):null}function w(e,_){let t=Z(_),o=__(_);return _>=0&&t<e.width&&o<e.height?o*e.width+t:-1}var at={};f(at,{TOOL_SLOTS:()=>$r,earnedTools:()=>ds,toolIds:()=>Ir,tools:()=>M,toolsFit:()=>st});var ss=["branch","lesson","practice","repeat","undo","hints","tools","shown"];function Tr(e){return Object.fromEntries(ss.flatMap(_=>e[_]?[[_,e[_]]]:[]))}function j(e,_){let t={};for(let o of _)t[o]=te(`${o}
${e}`);return t}function g_(e,_){let t=e[_]+1831565813|0;e[_]=t>>>0;let o=Math.imul(t^t>>>15,t|1);return o^=o+Math.imul(o^o>>>7,o|61),(o^o>>>14)>>>0}function t_(e,_,t){return Math.floor(g_(e,_)/4294967296*t)}function a_(e,_,t){let o=t[t_(e,_,t.length)];if(o===void 0)throw new Error("pick: the list is empty");return o}function E_(e,_,t){for(let o=t.length-1;o>0;o--){let r=t_(e,_,o+1),n=t[o];t[o]=t[r],t[r]=n}return t}function te(e){let _=2654435769,t=608135816,o=3084996962,r=2246822507;for(let n=0;n<e.length;n++){let s=e.charCodeAt(n);_=t^Math.imul(_^s,739982445),t=o^Math.imul(t^s,695872825),o=r^Math.imul(o^s,458671337),r=_^Math.imul(r^s,2146121005)}return _=Ge(_^r>>>16),t=Ge(t^_),o=Ge(o^t),Ge(r^o^e.length)>>>0}function Ge(e){let _=e;return _=Math.imul(_^_>>>16,569420461),_=Math.imul(_^_>>>15,1935289751),_^_>>>15}var Cr=2e4;function Mr(e,_,t){if(_.game!==e.id)return Ye("otherGame");if(_.version!==e.version)return Ye("otherVersion");if(_.log.length>Cr)return Ye("tooLong");let o=e.setups.read(_.setup);return o===null?Ye("badSetup"):oe(e,e.start(o,_.seed),_.log,t)}function Ye(e){return{ok:!1,why:e,at:null}}function oe(e,_,t,o){let r=_,n=0;for(let s of t){let a=_t(e,r,s.seat,s.line);if(!a.ok)return{ok:!1,why:a.why,at:n};let{action:l,events:i}=a,c=r;if(r=a.state,n+=1,o?.({entry:s,action:l,before:c,after:r,events:i},n-1)==="stop")break}return{ok:!0,state:r,result:e.result(r),plies:n}}function _t(e,_,t,o){let r=e.actions.read(o);return r===null?{ok:!1,why:"notAnAction"}:et(e,_,t,r)}function et(e,_,t,o){if(!e.turn(_).includes(t))return{ok:!1,why:"notYourTurn"};let r=e.apply(_,t,o);return r.ok?{ok:!0,state:r.state,events:r.events,action:o}:r}function G(e,_){return{ja:Er(e.ja,_,t=>t.ja),en:Er(e.en,_,t=>t.en),message:e,values:_}}function Er(e,_,t){return e.replace(/\{(\w+)\}/g,(o,r)=>{let n=_[r]??o;return typeof n=="object"?t(n):String(n)})}var as=128,We=class{game;remember;first;waypoints=[];entries=[];recent=[];constructor(_,t,o){this.game=_,this.first=t,this.remember=Math.max(1,o)}get begin(){return this.first.at}get length(){return this.begin+this.entries.length}get log(){return[...this.entries]}get start(){return this.first.state}get last(){return this.recent.length===0&&this.entries.length>0&&(this.recent=this.again(this.length-this.remember)),this.recent.at(-1)??null}push(_){this.entries.push(_.entry),this.recent.push(_),this.recent.length>this.remember&&this.recent.shift(),this.length%as===0&&this.waypoints.push({at:this.length,state:_.after})}pop(){let{last:_}=this;if(!_)return null;for(this.recent.pop(),this.entries.pop();(this.waypoints.at(-1)?.at??0)>this.length;)this.waypoints.pop();return _}ply(_){return _<this.begin||_>=this.length?null:this.recent[_-this.forgotten]??this.again(_,_+1)[0]??null}since(_){return _<this.forgotten?this.again(_):this.recent.slice(_-this.forgotten)}waypointBefore(_){return this.waypoints.filter(t=>t.at<=_).at(-1)??this.first}linesSince(_){return this.entries.slice(Math.max(0,_-this.begin))}get forgotten(){return this.length-this.recent.length}again(_,t=this.length){let o=this.waypointBefore(_),r=[],n=(a,l)=>{o.at+l>=_&&r.push(a)},s=oe(this.game,o.state,this.linesSince(o.at).slice(0,t-o.at),n);if(!s.ok)throw new Error(`a played action is refused: ${s.why}`);return r}};var Re=class e{past;undone=[];marked={};current;game;setup;seed;constructor(_,t,o,r={}){this.game=_,this.setup=t,this.seed=o,this.current=r.from?r.from.state:_.start(ls(_,t),o);let n=r.from??{at:0,state:this.current};this.past=new We(_,n,r.remember??Number.POSITIVE_INFINITY)}static resume(_,t){let o=[],r=Mr(_,t,s=>{o.push(s)});if(!r.ok)return{ok:!1,why:r.why};let n=new e(_,t.setup,t.seed);for(let s of o)n.take(s);return n.marked=Tr(t.marks??{}),{ok:!0,value:n}}static takeUp(_,{setup:t,seed:o,at:r,state:n,log:s},a){let l={at:r,state:n},i=new e(_,t,o,{...a,from:l}),c=s.map(([d,b])=>({seat:d,line:b})),u=oe(_,l.state,c,d=>i.take(d));if(!u.ok)throw new Error(`a stored action is refused: ${u.why}`);return i}kept(_){let{game:t,setup:o,seed:r}=this,{at:n,state:s}=this.past.waypointBefore(this.length-_),a=this.past.linesSince(n).map(({seat:l,line:i})=>[l,i]);return{version:t.version,setup:o,seed:r,at:n,state:s,log:a}}get state(){return this.current}get length(){return this.past.length}get isWhole(){return this.past.begin===0}get log(){if(!this.isWhole)throw new Error("the beginning of this match is not known here");return this.past.log}get marks(){return this.marked}mark(_){this.marked={...this.marked,[_]:(this.marked[_]??0)+1}}get last(){return this.past.last}since(_){return this.past.since(_)}attempt(_,t){return this.attempted(_,_t(this.game,this.current,_,t))}take(_){this.past.push(_),this.undone=[],this.current=_.after}play(_,t){return this.played(this.attempt(_,t))}act(_,t){return this.played(this.attempted(_,et(this.game,this.current,_,t)))}attempted(_,t){if(!t.ok)return t;let{action:o,state:r,events:n}=t;return{ok:!0,ply:{entry:{seat:_,line:this.game.actions.write(o)},action:o,before:this.current,after:r,events:n}}}played(_){if(!_.ok)return _;this.take(_.ply);let{after:t,events:o,entry:r}=_.ply;return{ok:!0,state:t,events:o,entry:r}}canUndo(_="hidden"){let{last:t}=this;return t!==null&&(_==="practice"||!this.game.revealsHidden(t.events))}canRedo(){return this.undone.length>0}undo(_="hidden"){let{last:t}=this;return!t||!this.canUndo(_)?null:(this.undoSeesResult()&&this.mark("undo"),this.past.pop(),this.undone.push(t),this.current=t.before,this.length===0&&this.leaveBranch(),t.entry)}undoSeesResult(){return this.game.result(this.current)!==null&&this.hasOpened()}hasOpened(){return this.since(0).some(_=>this.game.revealsHidden(_.events))}leaveBranch(){let{branch:_,...t}=this.marked;_!==void 0&&(this.marked=t,this.undone=[])}redo(){let _=this.undone.pop();if(!_)return null;let{undone:t}=this;return this.take(_),this.undone=t,{entry:_.entry,events:_.events}}at(_){let t=this.past.ply(Math.min(_,this.length)-1);return t?{state:t.after,entry:t.entry,events:t.events}:{state:this.past.start,entry:null,events:[]}}branch(_){let t=this.log.slice(0,_),o=t.length>0?{...this.marked,branch:t.length}:{},r=e.resume(this.game,{...this.replay(),log:t,marks:o});if(!r.ok)throw new Error(`a played action is refused: ${r.why}`);return r.value}replay(){let{game:_,setup:t,seed:o,marked:r}=this,n=Object.keys(r).length>0?{marks:r}:{};return{game:_.id,version:_.version,setup:t,seed:o,log:this.log,...n}}};function ls(e,_){let t=e.setups.read(_);if(t===null)throw new Error(`not a setup of ${e.id}: ${_}`);return t}var rt={};f(rt,{coloredLeft:()=>re,colorsOn:()=>j_,groupAt:()=>G_,isStuck:()=>Y_,resolveTap:()=>ve,tapRefusal:()=>ke,tappable:()=>ot});var L_=new Int16Array(1024),H=new Uint8Array(1024);function ke(e,_){let t=w(e,_);if(t<0)return"outside";let o=e.cells[t]??m;if(U(o))return tt(e,t)?null:"single";let r=L(o);return r===null?"empty":h[r].refusal?.why??null}function ve(e,_){let t=jr(e,w(e,_)),{cells:o,width:r}=e,n=[],s=[],a=!0;for(let i=0;i<t;i++){let c=L_[i],u=o[c],d=R(c%r,c/r|0);n.push(d),T_(u)||(a=!1),!(u>>3&&!C_(u,t))&&(s.push(d),H[c]=2)}let l=a?[]:is(e,t);for(let i=0;i<t;i++)H[L_[i]]=0;return{group:n,removed:s,touched:l}}function G_(e,_){let t=jr(e,_),o=Array.from(L_.subarray(0,t));for(let r of o)H[r]=0;return o}function jr(e,_){let{cells:t,width:o}=e,r=t[_]&7,n=t.length-o,s=1;L_[0]=_,H[_]=1;for(let a=0;a<s;a++){let l=L_[a],i=l%o;i>0&&(s=we(t,l-1,r,s)),i<o-1&&(s=we(t,l+1,r,s)),l>=o&&(s=we(t,l-o,r,s)),l<n&&(s=we(t,l+o,r,s))}return s}function we(e,_,t,o){return H[_]!==0||(e[_]&7)!==t?o:(H[_]=1,L_[o]=_,o+1)}function is(e,_){let t=[];for(let o=0;o<_;o++){let r=L_[o],n=e.cells[r];T_(n)||t.push(cs(e,r,n,_))}return t}function cs(e,_,t,o){let r=R(_%e.width,_/e.width|0);if(H[_]===2)return{cell:r,block:t,outcome:"removed",by:0,after:m};if(!ge(t)){let n=D(t)-o;return{cell:r,block:t,outcome:n>0?"short":"over",by:Math.abs(n),after:t}}return us(e,_)?{cell:r,block:t,outcome:"thawed",by:0,after:ee(t,o)}:{cell:r,block:t,outcome:"untouched",by:0,after:t}}function us(e,_){let{width:t,cells:o}=e,r=_%t;return r>0&&H[_-1]===2||r<t-1&&H[_+1]===2||_>=t&&H[_-t]===2?!0:_<o.length-t&&H[_+t]===2}function tt(e,_){let{width:t,cells:o}=e,r=o[_]&7,n=_%t;return n>0&&(o[_-1]&7)===r||n<t-1&&(o[_+1]&7)===r||_>=t&&(o[_-t]&7)===r?!0:_<o.length-t&&(o[_+t]&7)===r}function*ot(e){let{width:_,cells:t}=e;for(let o=0;o<t.length;o++)U(t[o])&&tt(e,o)&&(yield R(o%_,o/_|0))}function Y_(e){let{cells:_}=e;for(let t=0;t<_.length;t++)if(U(_[t])&&tt(e,t))return!1;return!0}function re(e){let _=0;for(let t of e.cells)y(t)&&_++;return _}function j_(e){let _=new Set;for(let t of e.cells)y(t)&&_.add(y(t));return[..._].sort((t,o)=>t-o)}var nt=()=>!0,z=e=>_=>{let t=L(_);return t!==null&&h[t].tools.includes(e)},M={pop:{rarity:"F",stars:3,aim:"block",text:{ja:"小爆弾",en:"Popper"},rule:{ja:"ノーマルブロックを1個取りのぞきます。点は入りません。",en:"Takes one normal block off, without points."},fits:z("pop"),edits:(e,_)=>_.map(t=>[t,m])},swap:{rarity:"E",stars:6,aim:"pair",text:{ja:"入れ替え",en:"Swap"},rule:{ja:"色のある2個を入れ替えます。",en:"Exchanges two colored blocks."},fits:z("swap"),edits:({cells:e},[_=0,t=0])=>e[_]===e[t]?[]:[[_,e[t]??m],[t,e[_]??m]]},shuffle:{rarity:"E",stars:10,aim:"nothing",text:{ja:"かき混ぜ",en:"Shuffle"},rule:{ja:"ノーマルブロックの色を並べ替えます。妨害ブロックは動きません。",en:"Rearranges the normal blocks; obstacles stay."},fits:nt,edits:e=>bs(e)},paint:{rarity:"D",stars:15,aim:"color",text:{ja:"一塗り",en:"Paint"},rule:{ja:"1個の色を変えます。",en:"Recolors one block."},fits:z("paint"),edits:({cells:e},_,t)=>zr(e,_,t)},melt:{rarity:"E",stars:24,aim:"block",text:{ja:"とかし水",en:"Warm water"},rule:{ja:"氷を1LVとかします。",en:"Thaws a frozen block by one level."},fits:z("melt"),edits:({cells:e},_)=>_.map(t=>[t,Je(e[t]??m)])},flood:{rarity:"D",stars:30,aim:"color",text:{ja:"塗り替え",en:"Flood"},rule:{ja:"かたまり全部の色を変えます。",en:"Recolors a whole group."},fits:z("flood"),edits:(e,[_=0],t)=>zr(e.cells,G_(e,_),t)},free:{rarity:"F",stars:46,aim:"block",text:{ja:"カウンター外し",en:"Untie"},rule:{ja:"カウンター+をノーマルブロックに戻します。",en:"Turns a counter+ into a normal block."},fits:z("free"),edits:({cells:e},_)=>_.map(t=>[t,W("normal",y(e[t]??m))])},bomb:{rarity:"S",stars:68,aim:"cell",text:{ja:"爆弾",en:"Bomb"},rule:{ja:"3×3を取りのぞきます。鋼鉄ブロックは残り、点は入りません。",en:"Takes off 3 × 3, except steel, without points."},fits:nt,edits:(e,[_=0])=>ps(e,_)},flip:{rarity:"B",stars:90,aim:"block",text:{ja:"裏返し",en:"Flip"},rule:{ja:"カウンター−を同じ数のカウンター+にします。",en:"Turns a counter− into a counter+ of the same number."},fits:z("flip"),edits:({cells:e},_)=>_.map(t=>[t,ms(e[t]??m)])},boost:{rarity:"A",stars:112,aim:"nothing",text:{ja:"点増し",en:"Booster"},rule:{ja:"この先の点が1.5倍になります。",en:"From here on taps score 1.5 times."},fits:nt,edits:()=>[]},hammer:{rarity:"C",stars:134,aim:"block",text:{ja:"金づち",en:"Hammer"},rule:{ja:"岩ブロックを1個くだきます。",en:"Breaks one rock."},fits:z("hammer"),edits:(e,_)=>_.map(t=>[t,m])},chisel:{rarity:"B",stars:178,aim:"block",text:{ja:"鋼鉄たがね",en:"Chisel"},rule:{ja:"鋼鉄ブロックを1個くだきます。",en:"Breaks one steel block."},fits:z("chisel"),edits:(e,_)=>_.map(t=>[t,m])},maul:{rarity:"S",stars:200,aim:"block",text:{ja:"大づち",en:"Maul"},rule:{ja:"どのブロックでも1個くだきます。",en:"Breaks any one block."},fits:z("maul"),edits:(e,_)=>_.map(t=>[t,m])}},Ir=Object.keys(M),$r=2;function st(e){let _=e.filter(t=>M[t].rarity==="S"||M[t].rarity==="A").length;return e.length<=$r&&new Set(e).size===e.length&&_<=1}function ds(e){return Ir.filter(_=>M[_].stars<=e)}function zr(e,_,t){let o=[];for(let r of _)y(e[r]??m)!==t&&o.push([r,Z_(e[r]??m,t)]);return o}function ms(e){return W("plus",y(e),D(e))}var fs=z("bomb");function ps({cells:e,width:_,height:t},o){let r=[],n=o%_,s=Math.floor(o/_);for(let a=Math.max(0,s-1);a<=Math.min(t-1,s+1);a++)for(let l=Math.max(0,n-1);l<=Math.min(_-1,n+1);l++)fs(e[a*_+l]??m)&&r.push([a*_+l,m]);return r}var hs=z("shuffle"),ys=32;function bs(e){let _=[];if(e.cells.forEach((r,n)=>{hs(r)&&_.push(n)}),new Set(_.map(r=>e.cells[r])).size<2)return[];let t=j(String(te(e.cells.join(" "))),["shuffle"]),o=[];for(let r=0;r<ys;r++){let n=E_(t,"shuffle",[..._]);if(o=_.map((s,a)=>[s,e.cells[n[a]??s]??m]),!Y_(Bs(e,o)))break}return o}function Bs(e,_){let t=[...e.cells];for(let[o,r]of _)t[o]=r;return{...e,cells:t}}var gs={nothing:{cells:0,color:!1},block:{cells:1,color:!1},cell:{cells:1,color:!1},color:{cells:1,color:!0},pair:{cells:2,color:!1}},ne={write(e){if(e.type==="tap")return T(e.cell);if(e.type==="finish")return"finish";let _=[e.tool,...e.cells.map(T)];return e.color!==null&&_.push(g[e.color-1]?.letter??"?"),_.join(" ")},read(e){let _=M_(e);if(_!==null)return{type:"tap",cell:_};if(e==="finish")return{type:"finish"};let[t="",...o]=e.split(" ");return Object.hasOwn(M,t)?Ls(t,o):null}};function Ls(e,_){let t=gs[M[e].aim];if(_.length!==t.cells+Number(t.color))return null;let o=_.slice(0,t.cells).map(M_);if(!o.every(n=>n!==null)||t.cells===2&&(o[0]??0)>=(o[1]??0))return null;if(!t.color)return{type:"use",tool:e,cells:o,color:null};let r=g.findIndex(n=>n.letter===_[t.cells])+1;return r?{type:"use",tool:e,cells:o,color:r}:null}function Gs(e,_,t=null){return{type:"use",tool:e,cells:[..._].sort((o,r)=>o-r),color:t}}var ct={};f(ct,{after:()=>it});var Nr=e=>e,Ys={removed:(e,{cells:_,score:t})=>({...e,board:Pr(e.board,_),score:t,taps:e.taps+1,most:Math.max(e.most,_.length)}),thawed:(e,{cell:_,to:t})=>({...e,board:Fr(e.board,[_],[t])}),held:Nr,used:(e,{tool:_,boosted:t})=>({...e,tools:e.tools.filter(o=>o!==_),used:[...e.used,_],boosted:t}),destroyed:(e,{cells:_})=>({...e,board:Pr(e.board,_)}),changed:(e,{cells:_,to:t})=>({...e,board:Fr(e.board,_,t)}),fell:(e,_)=>({...e,board:Kr(e.board,_)}),slid:(e,_)=>({...e,board:Kr(e.board,_)}),reached:(e,{star:_})=>({...e,reached:e.reached.map((t,o)=>t||o===_-1)}),cleared:(e,{score:_})=>({...e,score:_,phase:"cleared"}),stuck:Nr,finished:(e,{score:_})=>({...e,score:_,phase:"finished"})};function it(e,_){let t=Ys[_.type];return t(e,_)}function Pr(e,_){let t=e.cells.slice();for(let o of _)t[w(e,o)]=m;return{...e,cells:t}}function Fr(e,_,t){let o=e.cells.slice();return _.forEach((r,n)=>{o[w(e,r)]=t[n]??m}),{...e,cells:o}}function Kr(e,{from:_,to:t}){let o=e.cells.slice();for(let r of _)o[w(e,r)]=m;return _.forEach((r,n)=>{o[w(e,t[n]??r)]=e.cells[w(e,r)]??m}),{...e,cells:o}}var Xt={};f(Xt,{daily:()=>Xs});var Qt={};f(Qt,{setups:()=>r_});var mt={};f(mt,{dayOfWeek:()=>dt,isDate:()=>ut});var Ws=/^(\d{4})-(\d{2})-(\d{2})$/;function ut(e){let _=Ws.exec(e);if(!_)return!1;let[t,o,r]=[Number(_[1]),Number(_[2]),Number(_[3])];return o>=1&&o<=12&&r>=1&&r<=Rs(t,o)}function Rs(e,_){return _===2?e%4===0&&(e%100!==0||e%400===0)?29:28:[4,6,9,11].includes(_)?30:31}function dt(e){let[_=0,t=1,o=1]=e.split("-").map(Number),r=t<3?_-1:_,n=[0,3,2,5,0,3,5,1,4,6,2,4][t-1]??0;return(r+Math.floor(r/4)-Math.floor(r/100)+Math.floor(r/400)+n+o)%7}var ht={};f(ht,{goalKinds:()=>$_,goalText:()=>vs,goals:()=>I,goalsIn:()=>I_,isReached:()=>Ae,missing:()=>ae,outOfReach:()=>pt,readGoal:()=>se,scoreGoal:()=>z_,scoreGoals:()=>Se,starsFrom:()=>q,starsIn:()=>xs,writeGoal:()=>i_});var ft=(e,_)=>y(e)>0&&_<2,xe=(e,_)=>ft(e,_)||X(e)?.is==="plus"&&!_e(e,_),l_=()=>0,Dr=e=>{let{ja:_="",en:t=""}=g[e-1]?.text??{};return{ja:_,en:t.toLowerCase()}},ws={score:{amount:"points",asks:null,spares:l_,never:()=>!1,text:e=>G({ja:"{n}点とる",en:"Score {n}"},{n:e}),left:e=>G({ja:"あと{n}点",en:"{n} points to go"},{n:e})},clear:{amount:"none",spares:l_,asks:e=>y(e)?1:0,never:xe,text:()=>({ja:"全部消す",en:"Clear every block"}),left:e=>G({ja:"あと{n}個",en:"{n} blocks to go"},{n:e})},marked:{amount:"none",spares:l_,asks:e=>L(e)==="marked"?1:0,never:ft,text:()=>({ja:"マークつきを全部消す",en:"Clear every marked block"}),left:e=>G({ja:"マークつき あと{n}",en:"{n} marked to go"},{n:e})},ice:{amount:"none",spares:l_,asks:e=>B_(e),never:ft,text:()=>({ja:"氷を全部とかす",en:"Thaw all the ice"}),left:e=>G({ja:"氷 あと{n}",en:"{n} frozen to go"},{n:e})},numbers:{amount:"none",spares:l_,asks:e=>X(e)?1:0,never:xe,text:()=>({ja:"カウンターを全部消す",en:"Clear every counter"}),left:e=>G({ja:"カウンター あと{n}",en:"{n} counters to go"},{n:e})},rocks:{amount:"none",spares:l_,asks:(e,_)=>L(e)==="rock"?_:0,never:()=>!1,text:()=>({ja:"岩を全部いちばん下へ落とす",en:"Bring every rock to the floor"}),left:e=>G({ja:"岩 あと{n}",en:"{n} rocks to go"},{n:e})},big:{amount:"blocks",asks:null,spares:l_,never:()=>!1,text:e=>G({ja:"いちどに{n}個以上消す",en:"Clear {n} or more in one tap"},{n:e}),left:e=>G({ja:"いちどに消す数 あと{n}",en:"{n} more in one tap"},{n:e})},few:{amount:"blocks",asks:e=>y(e)?1:0,spares:e=>e,never:xe,text:e=>G({ja:"残りを{n}個以下にする",en:"Leave {n} blocks or fewer"},{n:e}),left:e=>G({ja:"あと{n}個",en:"{n} blocks to go"},{n:e})},color:{amount:"color",asks:(e,_,t)=>y(e)===t?1:0,spares:l_,never:xe,text:e=>G({ja:"{color}を全部消す",en:"Clear every {color} block"},{color:Dr(e)}),left:(e,_)=>G({ja:"{color} あと{n}",en:"{n} {color} to go"},{n:e,color:Dr(_)})}},I=ws,$_=Object.keys(I),z_=e=>({kind:"score",amount:e,within:null});function i_({kind:e,amount:_,within:t}){let o=g[_-1]?.letter??"";return`${{none:e,points:`${_}`,blocks:`${e}${_}`,color:`${e}${o}`}[I[e].amount]}${t===null?"":`@${t}`}`}var ks=/^([a-z]*)([1-9]\d{0,8}|[A-Z]|)(?:@([1-9]\d{0,2}))?$/;function se(e){let[,_="",t="",o]=ks.exec(e)??[],r=_===""?"score":$_.find(l=>l===_&&l!=="score");if(!r)return null;let n=I[r].amount,s=n==="color"?g.findIndex(l=>l.letter===t)+1:Number(t);return(n==="none"?t==="":s>0)?{kind:r,amount:s,within:o===void 0?null:Number(o)}:null}function vs({kind:e,amount:_,within:t}){let o=I[e].text(_);return t===null?o:G({ja:"{goal}（{within}手以内）",en:"{goal} in {within} taps"},{goal:o,within:t})}function ae({kind:e,amount:_},t,o,r=0){let{asks:n,spares:s}=I[e];if(!n)return Math.max(0,_-(e==="score"?o:r));let{cells:a,width:l,height:i}=t,c=0;for(let u=0;u<a.length;u++){let d=a[u];d&&n(d,i-1-Math.floor(u/l),_)>0&&c++}return Math.max(0,c-s(_))}function pt(e,_,t){let{asks:o,never:r,spares:n}=I[e.kind];if(e.within!==null&&t>=e.within)return!0;let s=Array(8).fill(0),a=Array(8).fill(0);for(let i of _.cells)s[i&7]=(s[i&7]??0)+1,U(i)&&(a[i&7]=(a[i&7]??0)+1);return o?_.cells.filter((i,c)=>!i||o(i,_.height-1-Math.floor(c/_.width),e.amount)===0?!1:y(i)>0&&a[i&7]===0||r(i,s[i&7]??0)).length>n(e.amount):e.kind==="big"&&s.every((i,c)=>a[c]===0||i<e.amount)}function Se(e,_){if(e<=0)return[];if(_===null)return[z_(e)];let t=Math.max(e,Math.ceil(_*97/100));return[e,Math.ceil((e+t)/2),t].map(z_)}function q(e){return e[0]?e.filter(Boolean).length:0}function I_({goals:e,target:_=0,par:t}){return e||(_<=0?[]:[_,...t===null?[]:[Math.ceil(t*85/100),Math.ceil(t*97/100)]].map(z_))}function Ae(e,_){if(e.reached)return e.reached[_]??!1;let[t]=I_(e),o=I_(e)[_],r=e.phase==="cleared"&&t!==void 0&&e.score>=t.amount;return o!==void 0&&(r||e.score>=o.amount)}function xs(e){return q(I_(e).map((_,t)=>Ae(e,t)))}var Lt={};f(Lt,{boardLine:()=>W_,cellText:()=>N_,drawBoard:()=>bt,readBoard:()=>Bt,readBoardLine:()=>Oe});function N_(e){let _=L(e);return _===null?"   ":h[_].mark+(g[y(e)-1]?.letter??"")}function bt(e){let{width:_,height:t,cells:o}=e,r=" ".repeat(String(t-1).length+1),n=Array.from({length:_},(l,i)=>Le(i).padStart(3)).join(" "),s=`${r}+${"-".repeat(_*4+1)}+`,a=[`${r} ${n}`.trimEnd(),s];for(let l=0;l<t;l++){let i=o.slice(l*_,(l+1)*_).map(N_);a.push(`${String(l).padStart(r.length-1)} | ${i.join(" ")} |`)}return[...a,s,...Ss(e)].join(`
`)}function Ss(e){let _=[];return e.cells.forEach((t,o)=>{X(t)&&_.push(`// ${T(R(o%e.width,Math.floor(o/e.width)))} = ${D(t)}`)}),_}var $={uneven:{ja:"この行は{count}マスです。最初の行は{first}マスです。",en:"this row has {count} cells, the first {first}"},nothing:{ja:"｜で囲んだ行でも、わくでも、注でもありません。",en:"neither a row between | and |, a frame, nor a note"},noRow:{ja:"｜で囲んだ行がありません。",en:"no row between | and |"},rows:{ja:"行は{most}までです。",en:"more than {most} rows"},columns:{ja:"列は{most}までです。",en:"more than {most} columns"},open:{ja:"行の終わりに｜がありません。",en:"the row has no closing |"},three:{ja:"マスは3文字で、間に空白を一つ置きます。",en:"cells are three characters with one space around each"},empty:{ja:"行にマスがありません。",en:"the row has no cells"},space:{ja:"マスの間には空白が要ります。",en:"a space belongs here, between the cells"},block:{ja:"「{text}」というブロックはありません。",en:"“{text}” is not a block"},counter:{ja:"{name}はカウンターではありません。",en:"{name} is not a counter"},range:{ja:"カウンターの数は{least}から{most}までです。",en:"a counter goes from {least} to {most}"}},As=/^\s*[a-z]{1,2}(\s+[a-z]{1,2})*\s*$/,Os=/^\s*\+-+\+\s*$/,Ts=/^\s*(```.*)?$/,Cs=/^\s*(\/\/|- )/;function Bt(e){let _=[],t=[],o=e.split(/\r?\n/);for(let[s,a]of o.entries())if(a.includes("|")){let l=Ms(a,s+1);if(!l.ok)return l;if(_[0]&&l.cells.length!==_[0].cells.length)return N(s+1,a.lastIndexOf("|")+1,G($.uneven,{count:l.cells.length,first:_[0].cells.length}));_.push(l)}else if(Cs.test(a))t.push({line:s+1,text:a});else if(!As.test(a)&&!Os.test(a)&&!Ts.test(a))return N(s+1,1+a.search(/\S/),$.nothing);let r=_[0]?.cells.length??0;if(r===0)return N(1,1,$.noRow);if(_.length>32)return N(_[32]?.line??1,1,G($.rows,{most:32}));let n=_.flatMap(s=>s.cells);return zs({width:r,height:_.length,cells:n},t)}function Ms(e,_){let t=e.indexOf("|"),o=e.lastIndexOf("|");if(o===t)return N(_,e.length+1,$.open);let r=e.slice(t+1,o);if(r.length%4!==1)return N(_,o+1,$.three);if(r.length<5)return N(_,o+1,$.empty);if(r.length>129)return N(_,o+1,G($.columns,{most:32}));let n=[];for(let s=0;s<r.length;s+=4){if(r[s]!==" ")return N(_,t+2+s,$.space);if(s+1>=r.length)break;let a=Es(r.slice(s+1,s+4));if(a===null)return N(_,t+3+s,G($.block,{text:r.slice(s+1,s+4)}));n.push(a)}return{ok:!0,line:_,cells:n}}function Es(e){if(e==="   "||e==="...")return m;let _=Ur(e);if(_)return W(_,0);let t=g.findIndex(r=>r.letter===e[2])+1,o=Ur(e.slice(0,2));return t&&o?W(o,t):null}function Ur(e){return Q.find(_=>h[_].mark===e||h[_].also.includes(e))}var js=3;function zs(e,_){let t=[...e.cells];for(let r of _)for(let{name:n,value:s,column:a}of Is(r.text)){let l=M_(n),i=l===null?-1:w(e,l),c=X(t[i]??m);if(!c)return N(r.line,a,G($.counter,{name:n}));let{least:u,most:d}=c;if(s<u||s>d)return N(r.line,a,G($.range,{least:u,most:d}));t[i]=Vr(t[i]??m,s)}let o=t.map(r=>X(r)&&D(r)===0?Vr(r,js):r);return{ok:!0,board:{...e,cells:o}}}function Is(e){let _=[];for(let t of e.matchAll(/([a-z]{1,2}\d{1,2})(?: = |=|の.*の値が)(\d+)/g))_.push({name:t[1]??"",value:Number(t[2]),column:t.index+1});return _}function Vr(e,_){let t=L(e);return t===null?e:W(t,y(e),_)}function N(e,_,t){return{ok:!1,line:e,column:_,why:t}}function W_(e){let _=[];for(let t=0;t<e.height;t++)_.push(e.cells.slice(t*e.width,(t+1)*e.width).map($s).join(""));return _.join("/")}function $s(e){let _=L(e);return _===null?".":h[_].letter??`${gt(_)}${D(e)||""}${g[y(e)-1]?.letter}`}var gt=e=>h[e].mark.replaceAll("_",""),qr=Q.filter(e=>h[e].colored),Jr=Q.filter(e=>!h[e].colored),Hr=e=>e.map(_=>_.replace(/\W/g,"\\$&")).join("|"),Ns=qr.map(gt).sort((e,_)=>_.length-e.length),yt=new RegExp(`\\.|${Hr(Jr.map(e=>h[e].letter??""))}|(${Hr(Ns)})(\\d{0,2})([${g.map(e=>e.letter).join("")}])`,"y");function Oe(e){let _=e.split("/").map(Ps),t=_[0]?.length??0;if(t===0||t>32||_.length>32)return null;let o=[];for(let r of _){if(r?.length!==t)return null;o.push(...r)}return{width:t,height:_.length,cells:o}}function Ps(e){let _=[];for(yt.lastIndex=0;yt.lastIndex<e.length;){let t=yt.exec(e),o=t&&Fs(t);if(o===null)return null;_.push(o)}return _}function Fs([e,_,t="",o]){if(e===".")return m;let r=Jr.find(c=>h[c].letter===e);if(r)return W(r,0);let n=g.findIndex(c=>c.letter===o)+1,s=qr.find(c=>gt(c)===_);if(!s||t.startsWith("0"))return null;let{counter:a}=h[s],l=Number(t);return(a?l>=a.least&&l<=a.most:t==="")?W(s,n,l):null}var Ht={};f(Ht,{STAGE_COUNT:()=>le,stage:()=>o_});var kt={};f(kt,{names:()=>wt});var Yt={};f(Yt,{earlyNames:()=>Gt});var Gt=[["丘の芽","Shoots on the hill","緑の芽が丘をおおいます。まとめて消すほど、点が伸びます。","Green shoots cover a hill of earth. The more at once, the more points."],["二つの岸","Two banks","緑の岸が二つ、間に水。水を片づけると、両岸がつながります。","Two green banks with water between. Clear the water and they join."],["畑のくし","Furrows","高いうねと低いうねが、くしのように並びます。列が空くと左へ寄ります。","High and low furrows, like a comb. An empty column closes up to the left."],["石段の桜","Blossom steps","石段に珊瑚赤の花が散っています。花を全部消しましょう。","Coral blossoms lie on a flight of steps. Clear them all."],["ちょうの羽","Butterfly","ちょうの羽が左右に開きます。羽のマークを全部消しましょう。","A butterfly with open wings. Clear the marks on them."],["里の小川","Village brook","水色の小川がうねります。まわりを先に消すと、大きくつながります。","A light-blue brook winds down. Clear around it first and it grows."],["水かがみ","Mirrored field","小さな野が水に映り、左右は同じ色です。ひとつも残さず消します。","A small mirrored field, left like right. Leave nothing behind."],["根の下","Under the roots","緑の木の根もとに、マークが埋まっています。上から掘ります。","Marks lie buried under the roots of a green tree. Dig from above."],["五重の塔","Pagoda","屋根と壁が交互に重なる、細い塔です。残りを一つまでにします。","A thin tower, roof upon wall upon roof. Leave one block at most."],["花の谷","Valley of blossoms","花の谷の底に水が流れます。最後の一つまで消します。","Water runs below a valley of blossoms. Clear it to the last block."],["初氷","First ice","小さな池に氷が四つ。となりで同じ色を消すと、とけます。","Four blocks of ice on a small pond. Clear their color beside them."],["池の底","Floor of the pond","池の底が一面の氷です。残りを少なくします。","The whole floor of the pond is ice. Leave only a few blocks."],["つらら","Icicles","つららが高く低くぶら下がり、氷は列のてっぺんです。","Icicles high and low: ice on top of every column."],["氷の輪","Ring of ice","まん中で、氷が輪になっています。内からも外からもとかせます。","A ring of ice in the middle. Thaw it from inside and outside."],["氷の窓","Ice window","青い窓わくに、ガラスの氷が四枚。全部消します。","A blue window frame with four panes of ice. Clear it all."],["白い池","White pond","岸にかこまれた白い池です。真珠白を、氷ごと全部消します。","A white pond between its banks. Clear every white block, ice and all."],["氷の下のマーク","Marks below the ice","上に氷の層、下の土にマーク。氷の下を掘ります。","A layer of ice above, marks in the earth below. Dig under it."],["薄氷","A skin of frost","平らな池の上が、端から端まで氷です。","A flat pond under one skin of ice, from edge to edge."],["氷の柱","Pillar of ice","とがった氷の柱が、まん中に立ちます。両わきを大きくまとめます。","A pillar of ice down the middle. Gather something big beside it."],["氷まつり","Ice festival","大きな雪の結晶が氷でできています。全部とかします。","A great snowflake made of ice. Thaw it all."],["雨の三つ星","Three drops","雨つぶのカウンター+が三つ。書かれた数の仲間を集めます。","Three raindrops with numbers. Gather that many of their color."],["かさの列","Umbrellas","色ちがいのかさが三本、てっぺんにカウンター+。大きくまとめます。","Three umbrellas, each with a number on top. Gather something big."],["水たまり","Puddles","谷の底の水たまりに、カウンター+が並びます。","Numbers in a row in the puddle at the bottom of a valley."],["石だたみ","Wet paving","石だたみのまん中に、カウンター+が横一列です。","A whole row of numbers across the paving."],["橋のたもと","Bridge ends","橋が左右から水をまたぎます。橋も水も全部消します。","A bridge over water, left like right. Clear bridge and water."],["雨の柱","Pillar of rain","雨がまん中の列をまっすぐ落ちます。列は全部カウンター+です。","Rain falls straight down the middle: a column of numbers."],["雨の橋","Bridge in rain","橋の上にカウンター+、下の水に氷が七つ。氷を全部とかします。","Numbers on the bridge, ice in the water below. Thaw the ice."],["にじ","Rainbow","にじのアーチです。いちばん外の赤を、カウンター+ごと全部消します。","A rainbow. Clear its outer red arc, numbers and all."],["あじさい","Hydrangea","あじさいのまん中に、カウンター+の輪。全部消します。","A hydrangea with a ring of numbers in its middle."],["夕立","Downpour","雲から氷まじりの雨がななめに降ります。全部消します。","Slanting rain and ice out of a cloud. Clear it all."],["二重の氷","Double ice","LV2の氷が三つ。二回とかすと消せます。","Three blocks of LV2 ice. Each thaws twice."],["雪の峰","White peak","白い頂の山です。雪を、LV2の氷ごと全部消します。","A mountain with a white top. Clear all the snow, LV2 ice too."],["雪の石段","Snowy steps","雪の石段の足もとが、LV2の氷です。残りを少なくします。","Snowy steps with LV2 ice at their foot. Leave only a few."],["足あと","Footprints","雪の原に足あとが二列。LV2の氷とカウンター+です。","Two tracks of footprints in the snow: LV2 ice and numbers."],["氷の滝","Frozen falls","がけの間の滝がこおり、まん中にLV2の氷が並びます。","A frozen fall between cliffs: LV2 ice down the middle."],["雪の下","Under the snow","上は雪とLV2の氷、下の赤い土にマークがあります。","Snow and LV2 ice above, marks in the red earth below."],["雪げしき","Snowscape","雪の積もった家が二軒。屋根にも地面にもLV2の氷。","Two houses deep in snow, LV2 ice on roofs and ground."],["なだれ","Avalanche","雪の坂に、LV2の氷が一列に並びます。残りを少なくします。","LV2 ice in a line down a slope of snow. Leave only a few."],["山小屋","Mountain hut","三角屋根の山小屋です。窓はLV2の氷。全部消します。","A hut with a pointed roof and LV2 ice for windows. Clear it."],["かまくら","Snow hut","かまくらの戸口が、LV2の氷の輪です。全部とかします。","A snow hut whose door is a ring of LV2 ice. Thaw it all."],["竹の子","Bamboo shoots","竹の子が二本。「カウンター−」が三つ、小さく消します。","Two bamboo shoots, three counter− blocks. Think small."],["竹の節","Bamboo joints","三本の竹に節が二つずつ、「カウンター−」です。","Three canes with two joints each, all counter− blocks."],["竹垣","Bamboo fence","竹垣の横木の間に、「カウンター−」が並びます。大きくまとめます。","A fence with counter− blocks between its rails. Gather something big."],["笹の露","Dew on bamboo","笹の山のふちに、露の「カウンター−」が六つ。","A mound of bamboo leaf with drops of counter− on its rim."],["飛び石","Stepping stones","水の中を、飛び石の「カウンター−」が横切ります。","Stepping stones cross the water: a row of counter− blocks."],["落ち葉の下","Under the leaves","落ち葉の中に「カウンター−」、下にマークが埋まっています。","Counter− blocks among fallen leaves, marks buried below."],["露の底","Dew on the ground","葉の下の白い露。底にLV2の氷が一つおきに並びます。","White dew under leaves. LV2 ice on every other spot of the floor."],["竹林","Bamboo grove","竹が五本、節は「カウンター−」。短く切って、緑を全部消します。","Five canes with counter− joints. Cut them short and clear all green."],["竹の門","Bamboo gate","緑の門の柱が二本、左右そろっています。全部消します。","A green gate on two posts, left like right. Clear it all."],["茶の湯","Tea ceremony","赤い茶わんに緑の茶。茶は多く、たたみは少なく消します。","Green tea in a red bowl. Many for the tea, few for the mat."]];var Rt={};f(Rt,{lateNames:()=>Wt});var Wt=[["霜の数","Frosted counters","雪の下に赤い土。氷結カウンター+が四つ。","White above, red below, and four frozen counter+ blocks."],["霜の石段","Frosty steps","霜の石段です。段の中に氷結カウンター+が散っています。","Frosty steps with frozen counter+ blocks inside."],["霜の輪","Ring of frost","わくの中に氷結カウンター+の輪。となりに同じ色はありません。","A ring of frozen counter+ in frames; none touches its own color."],["霜の谷","Frosty valley","深い谷の底が、端から端まで氷結カウンター+です。","A deep valley whose whole floor is frozen counter+ blocks."],["霜の鏡","Frost mirror","柄のついた丸い鏡です。氷結カウンター+は左右そろいます。","A round mirror with a red handle, frozen counter+ blocks in pairs."],["霜柱","Pillar of frost","霜柱が並び、まん中は氷結カウンター+。全部消します。","Needles of frost, the middle one frozen counter+. Clear it all."],["朝の屋根","Morning roofs","赤と金の屋根が二つ、てっぺんは全部、氷結カウンター+です。","Two roofs of red and gold topped with frozen counter+ blocks."],["霜の海","Sea of frost","大波がくずれます。氷結カウンター+が六つ。残りを少なくします。","A great wave breaks over frozen counter+ blocks. Leave only a few."],["霜の畑","Frosty field","畑のうねが横に並び、一本が全部、氷結カウンター+です。","Rows of a field, one of them all frozen counter+ blocks."],["大霜","Hard frost","霜の結晶が、空を四つに分けます。腕の先も心もLV2の氷です。","A frost crystal parts the sky. Its tips and heart are LV2 ice."],["二つ岩","Two rocks","てっぺんに岩が二つ。下を空けて、いちばん下へ落とします。","Two rocks on top. Empty what is below and bring them down."],["波の間の岩","Rocks in the waves","波の間に岩が三つ。砂浜まで落とします。","Three rocks among waves. Bring them down to the sand."],["落石","Rockfall","がけの段ごとに岩が一つ。転がり落とします。","A cliff with a rock on each ledge. Send them down."],["岩山","Rocky peak","岩の頂の山です。ふもとに氷、岩を下まで落とします。","A peak of rocks, ice at its foot. Bring the rocks down."],["谷の岩","Rocks in the valley","谷のまん中に岩が五つ、十字に積もります。氷を全部とかします。","Five rocks in a cross in the valley. Thaw all the ice."],["夫婦岩","Twin rocks","左右の岩山に、しめなわが渡ります。岩を全部落とします。","Two rocky islets with a rope between. Bring all rocks down."],["岩かげ","In the lee of rocks","岩の屋根の下深く、草の中にマークがあります。","Marks deep in the grass under a roof of rocks."],["岩の柱","Pillar of rock","海に立つ岩の柱に、松が一本。沈めると、左右の岸がつながります。","A pine on a pillar of five rocks. Sink it to join both shores."],["岩の歯","Teeth of rock","高い歯と低い歯。高い歯の先が岩です。","A comb of teeth, rocks on the high ones."],["大岩","The great rocks","ずれた地層の上に、岩が七つ。全部いちばん下へ落とします。","Seven rocks over strata that slipped twice. Bring them all down."],["月の出","Moonrise","四角い月がのぼります。夜空と湖に「氷結カウンター−」。","A golden moon rises. Frozen counter− blocks in sky and lake."],["月の道","Path of the moon","月から水へ、光の道。まん中の列は全部、「氷結カウンター−」です。","A path of light from moon to water: a column of frozen counter−."],["水べの葦","Reeds","葦の穂が水から立ちます。穂は「氷結カウンター−」です。","Reeds out of the water, their heads frozen counter− blocks."],["光と影","Light and shadow","左は光、右は影。同じ色はありません。砂金色を全部消します。","Light on the left, shadow on the right. Clear all the gold."],["湖の岩","Rocks in the lake","島と、水に映る島。岩を五つ、映った島の底まで落とします。","An island and its image. Bring its five rocks down through both."],["月のかがみ","Mirror of the moon","月と、水に映った月。どちらのマークも消します。","The moon and its image in the water. Clear the marks in both."],["夜の桟橋","Jetty at night","月夜の桟橋です。板は「氷結カウンター−」、くいはLV2の氷。","A jetty by moonlight: frozen counter− planks on posts of LV2 ice."],["夜の湖","Lake at night","山にかこまれた夜の湖に、星が映ります。残りを少なくします。","A star in a dark lake between hills. Leave only a few."],["月の輪","Ring of the moon","白い夜の中、「氷結カウンター−」の輪。全部消します。","A ring of frozen counter− blocks framed in white. Clear it all."],["明けの湖","Lake before dawn","日の出と、湖に映る日の出。上も下も、氷を全部とかします。","Sunrise, and sunrise in the lake. Thaw the ice in both."],["鉄の棚","Iron shelf","鋼鉄の棚は動きません。棚の上と下に氷があります。","A steel shelf never moves. Ice above it and below."],["鉄の壁","Iron wall","鋼鉄の壁が、赤と青を分けます。青を全部消します。","A steel wall parts red from blue. Clear all the blue."],["鉄のじょうご","Iron funnel","鋼鉄のじょうごが、まん中の細い口へ続きます。全部消します。","A steel funnel narrows to a spout. Clear it all."],["鉄の門","Iron gate","鋼鉄の門をくぐった下に、マークが並びます。","Marks below, through a narrow gate of steel."],["二つの棚","Two shelves","鋼鉄の棚が左上と右下に。間を残りを少なくします。","Steel shelves high on the left, low on the right. Leave only a few."],["四つの区画","Four rooms","鋼鉄の十字が四つの区画を作ります。どこにもマークがあります。","A cross of steel makes four rooms, marks in every one."],["鉄のアーチ","Iron arch","鋼鉄の橋の上にカウンター+、下に「カウンター−」。","Counter+ above a bridge of steel, counter− below."],["橋げた","Bridge posts","岩が四つ、二本の橋げたの間を落ちます。","Four rocks have to come down past two bridge posts."],["鉄の輪","Iron ring","鋼鉄の輪が、一つを閉じこめています。まわりを大きくまとめます。","A ring of steel locks one block in. Gather something big around it."],["鉄橋","The iron bridge","鉄橋の上に汽車。下へはまん中だけ。カウンターを全部消します。","A train on a steel bridge, one gap down. Clear every counter."],["富士","Great peak","白い頂、青い山、緑のすそ野。雪を全部消します。","White top, blue slopes, green foot. Clear all the snow."],["坂の町","Town on a slope","赤い屋根の町が坂に並びます。岩を四つ落とします。","Red roofs down a slope. Bring four rocks to the floor."],["屋根の波","Waves of roofs","日なたと日かげの屋根が二つ。カウンターを全部消します。","Two roofs in sun and shade, band by band. Clear every counter."],["冬の盆地","Winter basin","白い山にかこまれた盆地。氷は全部、水色です。","A basin under white mountains. All its ice is light blue."],["大橋","Great bridge","鋼鉄の太鼓橋。通れるのは両はしだけです。残りを少なくします。","An arch of steel, open at both ends only. Leave only a few."],["滝","Waterfall","岩の落ち口から滝が落ち、つぼにマークがあります。","A waterfall out of rocks, marks in its pool."],["城","Castle","白い城壁と鋼鉄の門。大きくまとめます。","White battlements and a gate of steel. Gather something big."],["嵐","Storm","嵐のうずの上に、岩が三つ。全部消します。","A storm in a spiral, three rocks on top. Clear it all."],["夜明け","Daybreak","日がのぼり、光がさします。三種の氷を全部とかします。","The sun comes up with its rays. Thaw three kinds of ice."],["百景","One hundred views","山、町、川。六色と八種、これまでの全部です。","Mountain, town and river: six colors, all eight kinds."]];var wt=[...Gt,...Wt].map(([e,_,t,o])=>({name:{ja:e,en:_},hook:{ja:t,en:o}}));var xt={};f(xt,{view1:()=>vt});var vt=[{rows:`
      ... ... ... __G ... ... ...
      ... ... __G __G __G ... ...
      ... __G __G __G __Y __Y ...
      __Y __Y __R __Y __R __Y __G
      __Y __R __Y __R __R __Y __Y
      __R __R __Y __Y __R __R __R
    `,values:"",goals:"200,260,310",promise:"hill; clears",par:327,difficulty:3.1,line:"c5 a5 d5 b4 a5"},{rows:`
      __R __G ... ... ... __R __G
      __G __G ... ... ... __G __G
      __G __R ... ... ... __R __R
      __R __G __L __L __R __G __G
      __G __R __R __L __R __G __R
      __L __L __R __L __R __L __R
    `,values:"",goals:"big10,310,clear",promise:"valley; grows 7",par:341,difficulty:5.4,line:"f2 b4 g5 e5 a5 a4 a5 a5"},{rows:`
      __Y ... __B ... __Y ... __R
      __B ... __R ... __Y ... __R
      __Y __B __R __B __Y __B __R
      __Y __B __R __B __R __Y __R
      __Y __B __B __B __Y __B __R
      __Y __Y __R __Y __Y __B __R
    `,values:"",goals:"190,230,270",promise:"comb; slides 2",par:282,difficulty:15,line:"d5 c3 b4 a5 b5 a4 a5 a5"},{rows:`
      ... ... ... ... ... ... __R
      ... ... ... ... ... __R __W
      ... ... ... ... __R __R __R
      ... ... ... __R __W __R __G
      ... ... __R __R __R __G __W
      ... __W __R __G __G __G __W
      __R __W __R __G __W __G __W
    `,values:"",goals:"colorR,big11,clear",promise:"stairs",par:312,difficulty:16.6,line:"g6 d6 c6 b6 a6"},{rows:`
      ... __R __Y ... __Y __R ...
      __Y __Y __Y __B __Y __Y __Y
      __R _@R __Y __B __Y _@R __R
      __B __R __R __B __R __R __B
      __Y _@Y __R __B __R _@Y __Y
      __B __Y __B __B __B __Y __B
    `,values:"",goals:"marked@4,440,clear",promise:"mirror; twins marked",par:479,difficulty:17,line:"c4 g2 d1 f4 c5 b4 b5"},{rows:`
      __B ... ... ... ... ... ... __G
      __Y __L __L __Y __L __G __Y __Y
      __Y __B __L __L __B __G __Y __L
      __G __G __G __L __L __L __B __G
      __B __Y __Y __G __B __L __L __B
      __G __Y __G __G __L __L __G __Y
      __G __G __B __L __L __G __G __G
      __G __G __L __L __Y __L __Y __Y
    `,values:"",goals:"430,520,610",promise:"patch L 12; spares L",par:633,difficulty:18.9,line:"g2 f2 f6 g7 b5 a7 a7 a6 b7 c7 b7 a6 b7 a7"},{rows:`
      ... __G __W __W __G ...
      __G __W __B __B __W __G
      __G __G __W __W __G __G
      __W __B __B __B __B __W
      __W __G __W __W __G __W
    `,values:"",goals:"clear@6,270,big10",promise:"mirror; clears",par:300,difficulty:20.7,line:"b3 c2 c4 a2 a4"},{rows:`
      ... ... __G __B __B ... ...
      ... __G __B __B __G __G ...
      __B __G __B __B __G __G __B
      __B __G __R __R __R __G __G
      __Y __Y __R __R __R __Y __Y
      __Y __B __R __Y __R __Y __Y
      __Y _@Y __Y __R __Y _@R __R
      _@R __R __R _@Y __R __Y _@R
    `,values:"",goals:"marked@7,510,clear",promise:"deep marked 4",par:555,difficulty:22.7,line:"g7 g7 d6 b1 c7 d6 g7 a6"},{rows:`
      ... ... __Y ... ...
      ... __Y __R __Y ...
      ... __L __L __L ...
      __R __R __R __Y __R
      __L __L __L __W __L
      __Y __R __R __R __Y
      __W __W __L __W __W
      __R __R __R __Y __R
      __W __W __W __L __L
      __Y __R __Y __Y __R
      __W __W __W __W __L
    `,values:"",goals:"few1,340,big10",promise:"tower",par:374,difficulty:24.5,line:"a3 b5 d8 a4 d7 a7 a8 a10 e9 a10 b10 a10"},{rows:`
      __R ... ... ... ... ... __R
      __R __R ... ... ... __W __W
      __W __W __W ... __R __R __R
      __R __R __G __L __R __W __R
      __R __G __W __L __L __G __R
      __G __R __L __W __W __R __G
      __G __L __L __W __L __W __R
      __L __L __W __L __L __L __L
    `,values:"",goals:"clear@11,430,big10",promise:"valley; clears",par:473,difficulty:34.6,line:"e3 d7 c7 a7 a7 a5 c7 a7"}];var At={};f(At,{view2:()=>St});var St=[{rows:`
      __R __W __R __W __W
      __R __L __L __W __W
      __L _*W __L _*R __L
      __W __L __L __W __L
      __L _*W __W _*W __L
    `,values:"",goals:"ice,120,clear",promise:"count ice1 4",par:134,difficulty:24.6,line:"b1 d3 a3 e2 e3 c4 c2 b4"},{rows:`
      __B ... ... ... ... __B
      __G ... ... ... ... __B
      __G __L __L __L __B __G
      __B __L __B __B __L __B
      __L __B __L __B __L __B
      __B __L __L __B __L __B
      _*B _*L _*B _*G _*L _*L
    `,values:"",goals:"few4,big12,180",promise:"onFloor ice1; rowOf ice1 6",par:204,difficulty:24.4,line:"a5 e3 a5 a3 f0 f3 d6 a4"},{rows:`
      _*L ... _*W ... _*L ... _*L
      __W _*L __W _*L __L _*L __W
      __L __L __L __W __W __W __W
      __L __B __B __B __L __B __B
      __B __B __W __L __L __L __B
      __L __L __L __B __B __L __B
    `,values:"",goals:"ice@9,clear,430",promise:"onTop ice1; comb",par:473,difficulty:27.6,line:"e1 c1 d2 a3 b2 c5 a5 b4 b5"},{rows:`
      __L __L __L __R __L __L __L
      __R __G __W __W __W __G __R
      __L __G _*W _*L _*G __W __L
      __R __W _*G __W _*G __W __L
      __L __W _*W _*G _*G __W __R
      __R __G __W __G __W __W __L
      __R __L __L __L __L __L __R
    `,values:"",goals:"ice@9,210,colorL",promise:"ringOf ice1",par:230,difficulty:29.8,line:"e1 b3 e5 e2 f5 e5 e5 a5 c5 a4 g2 g3 g4"},{rows:`
      __B __Y __B __Y __B __Y __B
      __B __B __W __Y __W __B __B
      __B _*W __B __Y __B _*W __B
      __Y __B __B __Y __B __B __Y
      __B _*W __B __Y __B _*W __B
      __Y __B __W __B __W __B __Y
      __B __B __Y __B __Y __B __B
    `,values:"",goals:"clear@13,big20,690",promise:"mirror; twins ice1; clears",par:755,difficulty:30,line:"d0 g6 b5 d6 d6 d6 d3 a1 c6 c6 d5"},{rows:`
      __G __G ... ... ... __G __L
      __G __B __G __W __B __G __G
      __G __W __W __L __W __W __G
      __G __W _*W __L _*W __W __B
      __L __L __L __W __L __L __W
      __W _*W __L __W __L _*W __W
      __B __W __L _*W __W __L __B
      __B __G __W __L __W __G __L
      __L __L __B __G __B __L __G
    `,values:"",goals:"colorW,ice,big11",promise:"sea W 30; many ice1 5",par:333,difficulty:31.4,line:"e7 a4 g4 f5 b8 c7 f3 b7 g3 c7 e5 b7 c7"},{rows:`
      ... _*G _*G _*L _*G _*G ...
      __G _*L __G _*L __L _*G __G
      __G __L __G __L __L __G __L
      __L __G __Y __R __Y __L __L
      __L __R __Y __R __Y __Y __L
      __R __R __Y __R __Y __Y __R
      __Y _@Y __G _@R __G _@R __Y
      __Y __Y _@Y __R _@Y __Y __Y
    `,values:"",goals:"marked@9,ice,350",promise:"deep marked 4; many ice1 6",par:387,difficulty:33.1,line:"c7 g6 d3 g7 b4 f7 b6 e5 d6 b6 c4 f4 e5 d6"},{rows:`
      _*W _*L _*W _*W _*L _*W _*L _*W
      __W __W __L __L __W __W __B __L
      __L __L __W __L __W __L __W __L
      __L __W __L __L __B __B __W __L
      __L __B __B __B __L __L __B __L
      __B __B __L __L __B __B __B __L
    `,values:"",goals:"ice@8,440,clear",promise:"rowOf ice1 8; flat",par:489,difficulty:34.2,line:"d4 a3 g3 h5 g3 c5 f5 f5 c5 c5 b5"},{rows:`
      ... ... ... _*L ... ... ...
      ... ... __L _*W __L ... ...
      ... __B __L _*W __W __Y ...
      __B __Y __W _*L __W __Y __B
      __Y __B __L _*W __L __Y __Y
      __Y __Y __W _*L __W __B __Y
      __B __Y __W _*W __L __Y __B
      __Y __B __L _*W __L __B __B
      __Y __Y __L _*W __L __Y __Y
    `,values:"",goals:"big9,ice,200",promise:"columnOf ice1 8; hill",par:228,difficulty:38.9,line:"c5 d6 a7 b5 b5 g5 f7 b7 c5 e8 b7 c3 b3 a4 a4"},{rows:`
      __R __B __L __R __L __B __R __L __B
      __W __B __L __B _*L __B __W __L __R
      __W __R _*L __W _*L __L _*W __R __W
      __B __W __B _*W _*L _*W __L __L __R
      __L _*L _*L _*W __W _*L _*L _*W __L
      __B __L __B _*L _*L _*W __B __L __R
      __R __B _*L __B _*L __L _*L __W __W
      __W __W __L __L _*W __B __B __B __R
      __L __B __R __R __W __L __L __L __L
    `,values:"",goals:"ice@21,big7,440",promise:"many ice1 18; thaws 3",par:488,difficulty:44.7,line:"e8 f6 h7 e5 e7 i8 h7 i7 b5 c1 d4 c6 c5 d8 c8 d8 g6 d7 f8 d8 b7 b7 a4 a6 b8"}];var Tt={};f(Tt,{view3:()=>Ot});var Ot=[{rows:`
      ... __B __L __L __B ...
      __B _+L __B __L _+L __L
      __L __L __L __B __B __B
      __B __Y __L __Y __B __Y
      __B __Y __B _+L __B __Y
      __Y __B __B __B __Y __B
    `,values:"b1=4 e1=4 d4=4",goals:"numbers@6,300,clear",promise:"count plus 3",par:333,difficulty:31.8,line:"f1 d5 b3 a5 c4 e5 f2 a4"},{rows:`
      ... _+R ... ... _+G ... ... _+L ...
      __R __B __R __G __B __G __B __L __L
      __R __B __R __G __B __B __L __B __B
      __R __Y __B __Y __Y __R __Y __Y __G
      __L __Y __B __Y __Y __B __B __Y __B
      __R __Y __R __B __Y __R __B __Y __Y
    `,values:"b0=5 e0=5 h0=5",goals:"big10,colorY,220",promise:"onTop plus; count plus 3",par:247,difficulty:35.9,line:"c3 c3 h2 b1 a1 h2 d1 e2 f5 e4 f3 a5"},{rows:`
      __G __G ... ... ... __G __L
      __G __G __L ... __G __G __L
      __L __L __G __L __G __L __G
      __G __L __L __B __B __L __G
      __L __B __L __B __L __B __L
      __L __L _+B _+L _+L __L __B
    `,values:"c5=5 d5=5 e5=5",goals:"numbers,big12,clear",promise:"onFloor plus; valley",par:384,difficulty:37.6,line:"f5 g5 g5 b5 b5 d5 f4 b4"},{rows:`
      __R __R __Y __B __R __Y __Y
      __B __Y __R __R __Y __B __R
      __Y __R __Y __Y __Y __R __Y
      _+B _+R _+B _+R _+R _+Y _+R
      __B __Y __Y __R __Y __B __Y
      __R __R __Y __B __R __R __Y
      __B __Y __R __Y __Y __Y __R
    `,values:"a3=4 b3=4 c3=4 d3=4 e3=4 f3=4 g3=4",goals:"numbers,410,clear",promise:"rowOf plus 7",par:446,difficulty:36.3,line:"b0 c5 e1 f5 f3 f6 e3 a3 d6 c5 c6"},{rows:`
      _+Y ... ... ... ... ... _+Y
      __G __Y __Y ... __Y __Y __G
      __Y __G __Y __Y __Y __G __Y
      __Y _+G __G __L __G _+G __Y
      __Y __L __G __L __G __L __Y
      __L __L __L __G __L __L __L
    `,values:"a0=4 g0=4 b3=4 f3=4",goals:"clear,big11,350",promise:"mirror; twins plus; clears",par:384,difficulty:39.8,line:"a2 g2 a5 g5 d3 a5 f5"},{rows:`
      ... ... ... _+L ... ... ...
      ... ... __B _+L __B ... ...
      ... __L __B _+L __B __L ...
      __B __G __B _+L __G __L __G
      __B __L __B _+L __B __L __B
      __B __L __G _+B __B __G __B
      __B __L __B _+G __B __B __G
      __B __L __G _+L __G __L __G
      __G __L __G _+G __B __L __B
      __B __G __B _+L __B __L __B
    `,values:"d0=4 d1=4 d2=4 d3=4 d4=4 d5=4 d6=4 d7=4 d8=4 d9=4",goals:"530,numbers,colorL",promise:"columnOf plus 9; hill",par:600,difficulty:45.7,line:"c7 e1 g6 c3 e8 c8 e8 e6 b9 a3 b3 d9"},{rows:`
      _+Y ... ... ... ... ... ... ... _+Y
      __Y _+G ... ... ... ... ... _+G __Y
      __Y __G __Y ... ... ... __Y __Y __G
      __Y __Y __G __Y __Y __G __Y __G __Y
      __L __G __L _*G __L _*G __L __L __Y
      __G __G __G __Y __G __G __L __G __Y
      __Y _*G __L __L _*Y __L __G _*G __Y
      __G __L __G __L __G __L __L __L __Y
      __L __G _*L __L __G __G _*G __G __L
    `,values:"a0=4 i0=4 b1=4 h1=4",goals:"ice@7,numbers,710",promise:"valley; onTop plus; many ice1 6",par:780,difficulty:39.6,line:"c6 h7 h6 d8 b7 b6 a7 g8 g8 a7 g4 e8 a6"},{rows:`
      ... ... __R __R _+R __R __Y ... ...
      ... __R __Y __G __Y __Y __Y __R ...
      _+R __G __L __G __G __G __L __Y _+R
      __Y __G __G __L __L __B __G __Y __R
      __Y __G __G __L __B __L __G __Y __R
      __R __Y __R __L __B __B __G __Y __R
      __Y __Y __G __L __B __B __L __Y __R
    `,values:"e0=5 a2=5 i2=5",goals:"colorR,numbers,270",promise:"colors 5; count plus 3",par:304,difficulty:47.7,line:"b5 b3 c6 f3 g6 e1 e2 h3 e2 b4 e6 f5 b5"},{rows:`
      __G __L __B __W __B __B __B
      __B __B __L __L __W __B __L
      __B __W _+L _+W _+L __L __B
      __B __L _+L __W _+L __L __L
      __L __W _+B _+W _+W __W __B
      __L __B __L __G __L __L __L
      __B __L __B __L __B __L __B
      __G __G __B __G __B __B __B
    `,values:"c2=5 d2=5 e2=5 c3=5 e3=5 c4=5 d4=5 e4=5",goals:"numbers@8,460,clear",promise:"ringOf plus",par:501,difficulty:44.5,line:"d1 b3 a4 a6 f4 g6 g5 b7 f6 c6 c6 c7"},{rows:`
      ... __B __B ... __G __G ...
      __B __G __G __B __B __G __B
      __G _+B __G _+B __G _+B __G
      __B __B __G __B __L __B __B
      __B _*L __G __B _*G __G __G
      __L __G _*L __L __G _*L __L
      __G __L __G _*L __L __B _*G
      __L __B __G __G _*G __L __G
      __G __G __B __L __B _*L __G
      __L __G __L _+B __L __G __L
    `,values:"b2=4 d2=4 f2=4 d9=4",goals:"clear,big21,870",promise:"many plus 4; many ice1 6; clears",par:956,difficulty:60.6,line:"g5 f7 b9 a6 g8 c1 f2 d5 e6 d8 g7 c9 c9 c9 b8"}];var Mt={};f(Mt,{view4:()=>Ct});var Ct=[{rows:`
      __B __W __B __B __W __W
      __B __W **B __W __B __W
      __B __W __W __B __W __B
      __B __R __B __R **B __B
      __R **B __B __R __R __B
      __R __R __R __B __B __R
    `,values:"",goals:"ice@7,390,clear",promise:"count ice2 3",par:426,difficulty:42.6,line:"e4 c0 a4 d2 c5 b5 b5 c3 b5"},{rows:`
      ... ... ... __W ... ... ...
      ... ... __W **W __B ... ...
      ... ... __B __W __B ... ...
      ... __W **W __G **W __W ...
      ... __W __W __B __B __W ...
      __R __B __B __W __B __B __R
      __B __B __R __B __R __W __B
      __G __R __B __B __B __W __B
      __G __B __G __R __W __G __G
      __G __G __B __G __B __G __G
    `,values:"",goals:"colorW,ice,big9",promise:"hill; capOf W 3; many ice2 3",par:336,difficulty:46.5,line:"c4 d4 f7 c2 c4 e7 f8 b9 c9 d6 f7 e7 b9 c8 c8 d8"},{rows:`
      ... ... ... ... ... ... __L
      ... ... ... ... ... __W __L
      ... ... ... ... __L __W __W
      ... ... ... __W __W __G __W
      ... ... __W __G __L __L __L
      ... __W __W __W __L __G __G
      __W __G __L __L __W __L __G
      __L __W __L __L __G __L __L
      __W __L **G __W **G __G **G
      __L **G __L **L __L **L __W
    `,values:"",goals:"few8,big13,310",promise:"stairs; many ice2 6",par:347,difficulty:43.3,line:"e3 e9 g4 g6 g6 b7 g6 a9 a8"},{rows:`
      __Y __L __W __L __W __W __Y
      __Y **W __L __W __L **W __Y
      __Y __L __Y __W __L __W __L
      __Y _+L __W __W __L _+L __Y
      __W __L __Y __L __W __W __Y
      __L **W __W __W __L **L __Y
      __Y _+L __W __L __W _+W __Y
      __Y __W __L __L __W __W __L
    `,values:"b3=5 f3=5 b6=5 f6=5",goals:"numbers@11,450,colorY",promise:"twins ice2; count plus 4",par:497,difficulty:45.7,line:"e5 c7 e4 b7 c5 f3 c6 e6 b5 d6 a2 a6"},{rows:`
      __W __W ... **W ... __B __B
      __W __B __W **L __W __W __W
      __W __B __W **L __L __B __W
      __B __B __W **L __W __B __B
      __G __G __L **W __L __B __G
      __B __B __W __W __L __G __G
      __B __W __L __W __L __L __G
      __W __W __W __L __W __W __L
    `,values:"",goals:"ice,big11,colorB",promise:"columnOf ice2 5",par:293,difficulty:49.2,line:"e2 c5 c6 d4 d5 g4 a7 e5 a4 b7 c6 b7 c5 b7"},{rows:`
      ... __B __B __W __W __W ...
      __B **W __W **B __B **B __W
      __W __B __B __W __W __B __W
      __G __W __W __B __W __W __G
      __G __G __R __R __G __R __G
      __R __R __G __R __G __R __R
      __R _@G __G __R __G _@R __G
      __R __G __R _@G __R __G __R
    `,values:"",goals:"marked@11,big11,260",promise:"deep marked 4; many ice2 3",par:290,difficulty:44.6,line:"c2 g5 e1 a2 c5 d4 c7 b7 d5 c4 e4"},{rows:`
      ... ... __G ... ... ... __G ... ...
      ... __G __W __W ... __W __G __G ...
      __W __G **W __W __G __W **W __G __W
      __W __R __B __B __W __B __R __B __G
      __G __B __B __R __G __B __B __R __W
      __G __R __R __R __W __R __R __R __W
      __W __W __G __G __W __W __G __G __G
      **W __G __W __G **W __G __W __W **W
      __G __W __G __W __G __G __W __G __G
    `,values:"",goals:"540,big20,colorR",promise:"sea W 33; many ice2 5",par:556,difficulty:51.6,line:"d3 d4 c6 g4 h4 i3 i6 f7 c4 i8 a4"},{rows:`
      **L ... ... ... ... ... ... ...
      __W **L ... ... ... ... ... ...
      __L __W **L ... ... ... ... ...
      __L __L __W **W ... ... ... ...
      __B __B __L __W **W ... ... ...
      __B __B __L __L __L **W ... ...
      __L __L __B __B __W __W __L ...
      __B __L __L __B __B __L __W __W
    `,values:"",goals:"few2,ice,big9",promise:"stairs; onTop ice2; slides 3",par:246,difficulty:47.2,line:"c7 a3 d4 a5 d7 e7 f6 e6 f7 g7 d7 b7"},{rows:`
      ... ... ... __G ... ... ...
      ... ... __W __G __W ... ...
      ... __W __W __W __W __W ...
      __W __G __G __G __G __G __W
      __W __R __R __R __R __R __W
      __R **W __W __G __W **W __R
      __W __R __R __G __R __R __W
      __W __R __R __G __R __R __W
    `,values:"",goals:"clear@11,460,big11",promise:"mirror; twins ice2; clears",par:507,difficulty:52.8,line:"f4 g4 f4 d5 e7 d6 c7 b7"},{rows:`
      ... ... __L __W __W __W __L ... ...
      ... __W __W __L __L __B __W __W ...
      __W __L __L **W **L **W __W __L __W
      __W __L __L **W __L **B __L __W __W
      __L __W __W **L **W **L __W __L __W
      __W _*L __W __W __L __W __W _*L __L
      __L __B __B __B __L __L __B __B __B
      __B _*L __L __B _*L __W __L _*L __L
      __B __B __B __L __B __B __B __B __L
    `,values:"",goals:"ice,690,clear",promise:"ringOf ice2; many ice1 5",par:752,difficulty:61.4,line:"d7 c6 f6 e5 g7 i8 h5 f6 b7 d7 e7 e7 a7 e8 c8 c7 a8 a7 b8"}];var jt={};f(jt,{view5:()=>Et});var Et=[{rows:`
      ... __Y ... __G ...
      ... __Y __Y __G ...
      __G _-G __G _-Y __G
      __G __Y __B __B __G
      __Y _-G __Y __B __B
      __Y __B __Y __Y __Y
    `,values:"b2=3 d2=3 b4=3",goals:"numbers,130,clear",promise:"count minus 3",par:143,difficulty:42.3,line:"e5 c3 e4 e5 c5 b4 a4"},{rows:`
      __W __G ... __G ... __G __W
      __W __G __W __G __W __G __W
      __Y _-Y __Y _-G __W _-Y __W
      __W __Y __W __Y __W __G __Y
      __W __G __Y __G __Y __G __W
      __Y _-G __W _-Y __Y _-G __W
      __W __Y __W __G __W __Y __W
      __W __G __W __G __Y __G __W
    `,values:"b2=3 d2=3 f2=3 b5=3 d5=3 f5=3",goals:"numbers@9,630,clear",promise:"many minus 6; twins minus",par:687,difficulty:50.6,line:"c2 e5 b4 f3 b6 f6 d1 b5 c4 e5 c7 d0 d7 b7"},{rows:`
      __L ... __L ... __G ... __G
      __L ... __L ... __G ... __L
      __Y __Y __Y __L __L __Y __Y
      __L _-L __G _-Y __G _-G __L
      __G __Y __L __Y __G __Y __G
      __Y __L __Y __L __L __Y __L
      __G _-L __G _-L __G _-L __G
    `,values:"b3=3 d3=3 f3=3 b6=3 d6=3 f6=3",goals:"big9,numbers,colorG",promise:"comb; many minus 6",par:166,difficulty:51,line:"e2 a3 d4 f2 f4 d5 b5 c5 b1 e2 e3 a5 b6 b6 b6"},{rows:`
      ... ... _-Y __G __G _-Y ... ...
      ... _-G __Y __W __Y __Y _-G ...
      _-G __Y __G __G __G __G __Y _-G
      __G __Y __Y __W __Y __W __Y __G
      __G __Y __W __Y __Y __W __Y __G
      __W __G __W __G __G __G __Y __W
      __G __W __G __W __W __W __W __G
    `,values:"c0=3 f0=3 b1=3 g1=3 a2=3 h2=3",goals:"340,numbers,big9",promise:"onTop minus; hill",par:360,difficulty:53,line:"c3 d2 g6 f6 e3 d6 e5 c6 a4 f3 c6 d6 b6"},{rows:`
      __G __G __L __B __L __B __B __G __G
      __G __L __L __B __L __B __L __L __L
      __B __G __L __G __L __L __B __L __B
      _-L _-B _-B _-B _-B _-G _-G _-B _-B
      __L __L __G __L __L __L __L __B __L
      __G __B __L __B __B __B __B __L __L
      __L __G __B __L __L __L __L __G __L
    `,values:"a3=3 b3=3 c3=3 d3=3 e3=3 f3=3 g3=3 h3=3 i3=3",goals:"numbers@15,540,clear",promise:"rowOf minus 9",par:590,difficulty:54.6,line:"b4 b5 g5 h0 c5 c6 h6 d4 e4 d6 g5 a6 a6 b6"},{rows:`
      ... __Y ... __Y ... __R ...
      __Y _-Y __R __R __R _-Y __R
      __R __Y __R _-Y __Y __R __Y
      __R _-R __Y __R __R _-Y __R
      __Y __Y __Y __G __R __G __G
      __G __R __G __G __Y __G __G
      __G __G __Y __Y __Y __R __R
      __Y _@Y __G _@R __G _@Y __Y
      __G __Y _@G __Y _@G __Y __Y
    `,values:"b1=3 f1=3 d2=3 b3=3 f3=3",goals:"marked@6,numbers,470",promise:"deep marked 4; many minus 5",par:512,difficulty:56.3,line:"c7 e7 a7 g8 g7 d8 d7 d6 d6 e8 a5 d8 c8"},{rows:`
      ... __G __W __G __W __W ...
      __W __W __G __W __G __G __W
      __G _-W __G __G __W _-W __G
      __G __W __L __W __L __G __G
      __G __L __L _-W __L __W __G
      __W __L __W __W __G __L __L
      __L _-W __G __L __L _-W __W
      __W __W __W __G __L __L __W
      **L __L **L __W **W __G **W
    `,values:"b2=3 f2=3 d4=3 b6=3 f6=3",goals:"ice@15,numbers,big8",promise:"onFloor ice2; many minus 5",par:362,difficulty:57.1,line:"b8 c7 b6 c7 d1 d3 d8 g2 g6 g7 d8 d5 g7 e5 e8 e4 c6 d8 c8 b8 b8"},{rows:`
      __G ... ... ... ... ... ... ... __G
      __G ... __G ... ... ... __G ... __G
      __G ... _-G ... __G ... _-G ... __G
      __Y ... __G ... _-G ... __G ... __Y
      __G __B __Y ... __Y ... __Y __B __G
      _-G __B __G __R __G __R __G __B _-G
      __G __R _-G __R _-G __R _-G __R __G
      __Y __R __G __R __G __R __G __R __Y
      __G __R __Y __R __Y __R __Y __R __G
      _-G __R __G __B __G __B __G __R _-G
      __G __R __G __R __G __R __G __R __G
    `,values:"c2=3 g2=3 e3=3 a5=3 i5=3 c6=3 e6=3 g6=3 a9=3 i9=3",goals:"colorG@20,790,big20",promise:"comb; sea G 45; many minus 9",par:869,difficulty:56.3,line:"a4 i4 c5 e5 g5 a8 i8 a6 i6 g4 c4 e5 c9 e9 g9 c9 f9 d9 d5 e9 b9"},{rows:`
      __G __Y __G __G __G __Y __G
      __G _-G __Y __G __Y _-G __G
      __W __Y __G __W __G __Y __W
      __W __Y __W __W __W __Y __W
      __G _-G __G __Y __G _-G __G
      __W __G __W __W __W __G __W
      __G __Y __W __W __W __Y __G
      __Y __Y __W __Y __W __Y __Y
    `,values:"b1=3 f1=3 b4=3 f4=3",goals:"clear@14,550,big10",promise:"mirror; twins minus; clears",par:600,difficulty:58,line:"e3 a4 f3 c4 e4 e7 d5 b4 b5"},{rows:`
      __L ... ... ... ... ... ... ... __Y
      __Y __R ... ... ... ... ... __R __Y
      __Y __R __R _+G __R _+G __G __R __L
      __L __G __G __R __G __R __G __G __Y
      __Y __R __G __R _+G __G __R __R __Y
      __L __Y __G __R __R __G __R __L __Y
      __L _-L __Y __L _-Y __L __Y _-Y __L
      __Y __R __Y __L _-Y __L __Y __G __Y
      __L _-L __Y __L __L __Y __L _-L __L
      __Y __L __L _-Y __Y _-L __Y __L __Y
    `,values:"d2=5 f2=5 e4=5 b6=3 e6=3 h6=3 e7=3 b8=3 h8=3 d9=3 f9=3",goals:"numbers,460,colorL",promise:"many minus 8; many plus 3; valley",par:501,difficulty:66.8,line:"e9 d7 f4 a6 f8 g6 a9 a9 i6 f7 b6 d7 a8 a9 c5 c9"}];var It={};f(It,{view6:()=>zt});var zt=[{rows:`
      ... __L __L __W __L ...
      __W __W __L __L __W __W
      __L *+W __R __W *+L __W
      __W __L __W __L __W __L
      __R __L __R __L __R __R
      __L *+L __R __R *+W __R
      __R __R __L __L __L __R
      __R __L __R __L __R __L
    `,values:"b2=4 e2=4 b5=4 e5=4",goals:"numbers@6,340,clear",promise:"count icePlus 4",par:378,difficulty:56.5,line:"d5 d2 b6 a6 d7 d3 c7 c4 c5 c7"},{rows:`
      ... ... ... ... ... ... __L
      ... ... ... ... ... __W __B
      ... ... ... ... __L __B __L
      ... ... ... __L __B __B *+L
      ... ... __W __B __L __Y __L
      ... __W __L *+B __L __B __B
      __W __L __B __Y __B __L *+L
      __B *+L __B __B __Y __B __B
      __B __B __L __Y __L *+B __B
      __B __L *+L __Y __Y __Y __L
    `,values:"g3=4 d5=4 g6=4 b7=4 f8=4 c9=4",goals:"300,numbers,big9",promise:"stairs; many icePlus 6",par:362,difficulty:56.5,line:"g7 g3 d8 g7 a7 g4 f8 e9 e9 e8 b9 d9"},{rows:`
      __B __B __B __B __B __B __B __L
      __L __W __W __W __W __W __W __L
      __L __B *+L *+L *+L *+L __W __L
      __L __B *+W __B __B *+L __W __L
      __L __B *+W __B __B *+L __W __L
      __L __B *+W *+L *+L *+L __W __L
      __L __B __B __B __B __B __B __L
      __L __W __W __W __W __W __W __W
    `,values:"c2=4 d2=4 e2=4 f2=4 c3=4 f3=4 c4=4 f4=4 c5=4 d5=4 e5=4 f5=4",goals:"numbers@10,colorL,big15",promise:"ringOf icePlus; count icePlus 12; parted icePlus",par:525,difficulty:58.3,line:"g0 e3 e3 g6 f2 f1 e4 d6 a7 a6 b6"},{rows:`
      __B ... ... ... ... ... ... ... __B
      __G __B ... ... ... ... ... __B __G
      __G __B __B ... ... ... __B __G __B
      __G __G __B __L ... __W __B __B __G
      __B __B __L __L __W __W __L __G __G
      __B __L __W __W __B __L __W __L __G
      __L __W __W __B __L __L __L __W __L
      __W __L __L __W __W __W __B __W __L
      *+B *+L *+W *+L *+L *+L *+B *+W *+B
    `,values:"a8=5 b8=5 c8=5 d8=5 e8=5 f8=5 g8=5 h8=5 i8=5",goals:"big15,430,colorG",promise:"valley; onFloor icePlus; rowOf icePlus 9",par:471,difficulty:55.8,line:"d3 b3 f7 i6 g6 c7 a7 b7 i5 f8 f7 f7 g6 a5"},{rows:`
      ... __W __B __W __B __W ...
      __B __B __L __L __L __B __B
      __B __L *+R __W *+R __L __B
      __W __L __L __W __L __L __W
      __B __L *+B __W *+B __L __B
      __B __B __L __L __L __B __B
      __W __B __W __R __W __B __W
      __B *+W __B __R __B *+W __B
      __W __W __B __R __B __W __W
    `,values:"c2=4 e2=4 c4=4 e4=4 b7=4 f7=4",goals:"numbers@11,350,colorL",promise:"mirror; twins icePlus",par:391,difficulty:63.5,line:"e5 e4 b8 c8 c8 d7 c6 f8 e5"},{rows:`
      __B ... __W ... __W ... __B
      __W __B __B *+W __W __B __W
      __W __B __W *+B __W __B __W
      __W __B __W *+B __B __Y __W
      __B __Y __Y *+W __W __B __B
      __Y __W __B __B __Y __B __Y
      __Y __Y __B __W __Y __Y __B
      __Y __W __B __Y __B __Y __B
    `,values:"d1=4 d2=4 d3=4 d4=4",goals:"clear@12,600,big16",promise:"columnOf icePlus 3; clears",par:659,difficulty:64,line:"b6 g4 c7 a3 d3 e6 a4 d5 d7 c5"},{rows:`
      ... ... *+R ... ... ... *+Y ... ...
      ... *+R __Y *+Y ... *+Y __Y *+Y ...
      *+R __R __Y __R *+Y __R __R __R *+R
      __R __Y __R __Y __R __Y __R __Y __Y
      __W __Y __W __Y __W __Y __W __W __W
      __Y _*W __W __W _*Y __W __R _*Y __W
      __W __R __Y __Y __W __Y __Y __W __Y
      __W _*W __Y __Y __W __Y __Y _*W __W
      __Y __Y __W __R __W __W __R __W __Y
    `,values:"c0=4 g0=4 b1=4 d1=4 f1=4 h1=4 a2=4 e2=4 i2=4",goals:"ice@10,numbers,720",promise:"onTop icePlus; many ice1 4",par:791,difficulty:63.5,line:"d5 g1 b2 h2 e3 i3 i7 i8 a6 g7 e6 f7 c7 b8 c8 e8 d8"},{rows:`
      ... __L __L ... ... ... ... ... ...
      __L __L __B __L ... ... ... ... ...
      __L __B __B __W __L ... ... ... ...
      __B __B __W __W __L ... __L ... ...
      __B __W __W __W __W __L __L __L ...
      __B *+W __W __W __L __L *+W *+W __L
      __W __W __Y __W __W __W __W __W __W
      __W __Y __Y *+Y __Y __Y __Y __W __Y
      __Y __L __L __L __L *+Y __L __L __Y
      __L __L __L *+L __L __L *+L __L __L
      __L __L __B __B __B __B __B __L __L
      __B __Y __Y __L __B __L __Y __Y __B
    `,values:"b5=4 g5=4 h5=4 d7=4 f8=4 d9=4 g9=4",goals:"few1,numbers,big27",promise:"many icePlus 6; peaks 2",par:2067,difficulty:50.2,line:"i6 g7 i10 g10 g11 c10 e11 b10 b11 b9 b11"},{rows:`
      __G __G __G __L __W __G __G __G
      __L __W __G __W __W __W __G __W
      __W __W __W __G __L __L __L __L
      *+L *+L *+G *+W *+G *+W *+W *+G
      __L __W __L __L __W __L __W __W
      __W __W __G __G __W __W __G __G
      __G _-L __G __W _-G __W __G _-G
      __W __W __W __L __W __L __L __L
      __L __W _-G __W __L _-W __W __W
      __G __G __G __W __G __G __G __W
    `,values:"a3=4 b3=4 c3=4 d3=4 e3=4 f3=4 g3=4 h3=4 b6=3 e6=3 h6=3 c8=3 f8=3",goals:"numbers@20,490,colorG",promise:"rowOf icePlus 8; many minus 5",par:538,difficulty:64,line:"d4 c7 a3 a3 a4 e5 e6 h9 h8 h8 f8 c8 a9 c9 b9 d8"},{rows:`
      __B __B __B __B **W __B __B __B __B
      *+L __R __R __R __W __R __R __R *+L
      __B __L __R __R __W __R __R __L __B
      __B __B *+L __B __W __B *+L __B __B
      __B __B __B __L __W __L __B __B __B
      **W __W __W __W **W __W __W __W **W
      __R __R __R __L __W __L __R __R __R
      __R __R *+L __B __W __B *+L __R __R
      __R __L __R __R __W __R __R __L __R
      *+L __R __R __R __W __R __R __R *+L
      __B __B __B __B **W __B __B __B __B
    `,values:"a1=4 i1=4 c3=4 g3=4 c7=4 g7=4 a9=4 i9=4",goals:"ice,650,colorR",promise:"mirror; likeColors; many icePlus 8; many ice2 5",par:710,difficulty:74.9,line:"c6 e9 b4 d8 i8 h9 f7 h9 d4 h6 d7 a10 c9 d9 h5 h10 f10 d9 b10 b10 b10"}];var Nt={};f(Nt,{view7:()=>$t});var $t=[{rows:`
      ... <_> ... <_> ...
      __L __B __B __L __B
      __L __B __Y __B __L
      __Y __Y __B __Y __Y
      __B __L __Y __L __Y
      __Y __Y __B __L __Y
      __Y __Y __L __L __B
    `,values:"",goals:"rocks@6,180,clear",promise:"count rock 2; onTop rock",par:201,difficulty:44,line:"e5 d3 c4 b6 b6 c5 d5 a5"},{rows:`
      __W ... ... __L ... ... __L
      __L __W ... __L __L ... __L
      __B <_> __B __L <_> __L <_>
      __Y __L __L __B __Y __L __B
      __B __L __L __B __L __L __B
      __B __B __W __B __B __Y __B
      __L __L __L __W __L __L __B
      __B __B __B __Y __B __Y __Y
      __Y __Y __B __Y __Y __B __Y
    `,values:"",goals:"rocks@8,big11,colorL",promise:"count rock 3; falls rock 2",par:362,difficulty:62.9,line:"e8 f7 g5 a6 d5 b8 a7 f8 b7 d8 f6"},{rows:`
      <_> ... ... ... ... ... ...
      __R <_> ... ... ... ... ...
      __W __W ... ... ... ... ...
      __R __R <_> ... ... ... ...
      __W __W __R ... ... ... ...
      __R __G __R <_> ... ... ...
      __W __W __R __W ... ... ...
      __G __G __W __R __W ... ...
      __G __W __G __G __W __W __R
      __G __W __W __G __G __R __W
    `,values:"",goals:"rocks@6,big11,210",promise:"count rock 4; falls rock 3",par:235,difficulty:59.8,line:"b3 c9 c5 e9 f8 a8"},{rows:`
      ... ... ... ... <_> ... ... ... ...
      ... ... ... <_> __B <_> ... ... ...
      ... ... ... __Y __Y __B ... ... ...
      ... ... <_> __B __B __Y <_> ... ...
      ... ... __B __Y __Y __B __B ... ...
      ... __B __B __Y __G __B __Y __B ...
      ... __B __Y __G __G __Y __G __B ...
      __Y __Y __G __Y __G __Y __Y __G __Y
      __G _*Y __Y __G _*Y __G __Y _*G __Y
      _*Y __G __G _*Y __Y __G _*G __Y __G
    `,values:"",goals:"rocks@10,ice,460",promise:"hill; onTop rock; many ice1 6",par:503,difficulty:66.8,line:"e9 d6 g5 h6 h7 a7 c8 b9 g8 h7"},{rows:`
      __L ... ... ... ... ... ... ... __L
      __Y __Y ... ... ... ... ... __Y __L
      __Y **L __L ... ... ... __L **L __Y
      __L __L __Y __Y ... __Y __L __Y __Y
      __W __Y **L __L <_> __Y **L __Y __W
      __W __L __Y <_> <_> <_> __Y __L __W
      __W __L __L __Y <_> __L __L __W __L
      __W __Y __W __L __W __L __W __W __W
      __L **L __L __Y __W __W __L **L __L
      __L __W __W __W __L __W __L __W __W
    `,values:"",goals:"ice@15,colorW,big8",promise:"valley; count rock 5; count ice2 6",par:294,difficulty:65.3,line:"c8 i7 g3 h5 i8 b6 d6 d7 c7 h7 d6 i7 a6 d9 a9 b9 c9 c7 f9 f8"},{rows:`
      ... <_> ... ... ... ... ... <_> ...
      <_> __L <_> ... ... ... <_> __L <_>
      __B __B __L ... ... ... __L __B __B
      __B __B __Y __Y __Y __Y __Y __B __B
      __Y __L __L __L __B __L __L __L __Y
      __L __B __B __L __B __L __B __B __L
      __L __L __L __Y __L __Y __L __L __L
      __Y __Y __B __Y __Y __Y __B __Y __Y
    `,values:"",goals:"rocks@9,380,colorL",promise:"twins rock; count rock 6",par:416,difficulty:70.6,line:"c6 d4 a4 i5 h5 i4 i6 f7 d6"},{rows:`
      <_> ... <_> <_> <_> ... <_>
      __B __G __Y __Y __Y __B __B
      __B __B __B __Y __B __B __Y
      __G __L __Y __B __Y __L __G
      __G __L __Y __L __Y __Y __L
      __L __G __Y __Y __L __L __L
      __G __G __G __L __G __G __G
      __L _@L __B __L __G _@B __L
      __G __G _@G _@L _@B __L __L
      __L _@L __G __L __G _@L __G
      __L __G __L __G __G __G __L
    `,values:"",goals:"marked@8,big12,370",promise:"onTop rock; deep marked 4",par:413,difficulty:69.5,line:"c9 b8 d10 g10 f10 e8 f9 a6 g7 g8 g9 b6 a10 f10"},{rows:`
      ... ... ... ... __B ... ... ... ...
      ... ... ... ... __B ... ... ... ...
      ... ... ... ... __B ... ... ... ...
      ... ... ... __B <_> __B ... ... ...
      ... ... __B __B <_> __B __B ... ...
      __W __W __W __W <_> __W __W __W __W
      __L *+L __L __L <_> __L __L *+L __L
      __L __L __L __B <_> __B __L __L __L
      __W __W __W __B __W __B __W __W __W
      __L *+L __L __W __W __W __L *+L __L
      __B __B __W __W __W __W __W __B __B
      __L __L __L __L __W __L __L __L __L
    `,values:"b6=4 h6=4 b9=4 h9=4",goals:"big24,680,colorW",promise:"columnOf rock 5; many icePlus 4; joins 7",par:749,difficulty:74.9,line:"d6 d7 i7 i9 i10 i11 g8 d7 e0 f7 a9 b10 a11 a10"},{rows:`
      <_> ... <_> ... <_> ... <_> ... <_>
      __R ... __R ... __G ... __G ... __G
      __R ... __R ... __R ... __R ... __R
      __G __B __R __B __R __B __G __R __R
      __R __B _-G __R __G __B _-G __B __R
      __R __R __R __B __R __R __B __R __B
      __B __B __B _-G __B _-B __R __G __R
      __G __G __R __G __B __R __B __G __B
      __G _-G __B __B __G __G __G _-B __G
      __B __B __G __B __B __R __G __B __B
    `,values:"c4=3 g4=3 d6=3 f6=3 b8=3 h8=3",goals:"rocks@18,numbers,800",promise:"comb; onTop rock; many minus 6",par:872,difficulty:73.3,line:"c6 e6 i9 b9 i6 g3 c9 c9 b6 e9 g5 i9 c4 a5 i5 a9 f9 f9 c8"},{rows:`
      ... ... ... <_> <_> <_> ... ... ...
      ... ... <_> __Y __Y __Y <_> ... ...
      ... <_> __Y __Y __Y __Y __Y <_> ...
      __B __B __B __Y __Y __Y __W __W __W
      __W __W __W __B __B __B __Y __Y __Y
      __Y *+Y __Y __W __W __W __B __B __B
      __B __B __B __Y __Y __Y __W __W __W
      __W __W __W __B __B __B __Y *+Y __Y
      __B *+B __B __W __W __W __B __B __B
      __W __W __W __B *+B __B __W __W __W
      __Y __Y __Y __W __W __W __B __B __B
      __W __W __W __Y __Y __Y __W __W __W
    `,values:"b5=4 h7=4 b8=4 e9=4",goals:"rocks@22,numbers,2030",promise:"count rock 7; onTop rock; count icePlus 4",par:2207,difficulty:79.8,line:"c10 a6 a9 i5 d8 e7 d11 f7 b7 b6 i8 i10 a7 f11 g11 b11"}];var Ft={};f(Ft,{view8:()=>Pt});var Pt=[{rows:`
      __W __W __B __B __W __B __W
      __B *-B __W __W __W *-B __W
      __B __W __Y __Y __Y __B __B
      __B __W __Y __Y __Y __W __W
      __W *-B __Y __Y __Y *-B __W
      __L __L __B __W __L __L __L
      __B *-B __B __Y __L *-B __B
      __L __L __Y __Y __Y __B __B
      __L __L __B __L __L __L __L
    `,values:"b1=3 f1=3 b4=3 f4=3 b6=3 f6=3",goals:"numbers@15,690,clear",promise:"many iceMinus 6; patch Y 9",par:752,difficulty:64.2,line:"b5 a2 c6 g6 g7 c2 g6 f7 f3 f7 d3 a7 c8 a7 b8"},{rows:`
      __B __W __B *-Y __B __W __B
      __B __B __Y *-B __Y __B __W
      __B __Y __Y *-B __Y __B __B
      __W __B __Y *-L __Y __W __B
      __B __W __B *-Y __B __W __W
      __L __L __B *-B __L __L __B
      __L __Y __B *-Y __Y __B __L
      __L __B __L *-L __L __B __L
      __B __L __Y *-L __B __L __B
      __B __L __L *-B __L __L __B
      __B __Y __B *-B __B __Y __L
    `,values:"d0=3 d1=3 d2=3 d3=3 d4=3 d5=3 d6=3 d7=3 d8=3 d9=3 d10=3",goals:"950,big29,colorW",promise:"columnOf iceMinus 11",par:976,difficulty:64.7,line:"f8 g6 e8 a7 b3 e7 f3 f7 c8 c9 g4 b9 b9"},{rows:`
      __Y ... __Y ... __Y ... __Y ... __G
      *-Y ... *-G ... *-G ... *-Y ... *-Y
      __G ... __L ... __L ... __L ... __L
      __G __L __L __W __G __L __G __L __G
      __G __W __L __W __L __W __L __W __G
      __G __L *-G __W __G __W *-L __L __G
      __L __L __L __Y __W __W __Y __W __W
      __W __W __W __Y __L __L __L __W __W
      __W __L __L __L __W __W __W __L __L
    `,values:"a1=3 c1=3 e1=3 g1=3 i1=3 c5=3 g5=3",goals:"numbers@16,410,colorL",promise:"comb; many iceMinus 7",par:448,difficulty:65.2,line:"g8 h5 d6 a8 b6 e6 e4 a3 d8 e6 c8 g4 g8 g8 e7 a5 c8 d8"},{rows:`
      ... ... __Y __R __B __B ... ...
      ... __R __Y __Y __L __G __G ...
      __Y __W *-Y __R __B *-B __L __G
      __Y __Y __R __W __B __L __B __B
      __W *-Y __R __W __G __L *-B __L
      __R __R __Y __Y __G __B __L __L
      __R **Y __R __Y __G __G **L __B
      __W __Y *-Y __W __L *-B __G __L
      __Y __W __W __Y __B __L __G __L
      __Y *-Y __W __Y __G __B *-B __L
      __Y __R __R __Y __L __L __L __B
    `,values:"c2=3 f2=3 b4=3 g4=3 c7=3 f7=3 b9=3 g9=3",goals:"colorY@18,big15,500",promise:"halves; many iceMinus 8",par:549,difficulty:66.8,line:"b5 a4 c10 d10 b8 c3 d8 c8 c10 b9 a8 c8 d6 a4 a6 c6 d5 d8 b10 c9"},{rows:`
      ... ... ... ... <_> ... ... ... ...
      ... ... ... <_> __G <_> ... ... ...
      ... ... <_> __G __Y __G <_> ... ...
      __B __B __Y __G __Y __G __Y __B __B
      __L *-L __Y __Y __G __Y __Y *-L __L
      __B __B __G __Y __G __Y __G __B __B
      __B *-L __L __G __Y __G __L *-L __B
      __L __L __L __L __Y __L __L __L __L
      __B __L *-L __L __L __L *-L __L __B
      __B __B __B __L __L __L __B __B __B
    `,values:"b4=3 h4=3 b6=3 h6=3 c8=3 g8=3",goals:"rocks@11,numbers,1000",promise:"onTop rock; many iceMinus 6; mirror; likeColors",par:1097,difficulty:68.8,line:"e6 c3 g5 a4 i4 a7 h5 h8 b5 a8"},{rows:`
      __W __B __W __B __W __B __W
      __W __W __Y __W __Y __W __W
      __B __Y _@Y __W _@Y __Y __B
      __W __W __Y __W __Y __W __W
      *-W __W __B __B __B __W *-W
      __L __L __W __L __W __L __L
      __W *-W __L __W __L *-W __W
      __W __L __W __W __W __L __W
      __L __W _@Y __W _@Y __W __L
      __L __L __W __Y __W __L __L
    `,values:"a4=3 g4=3 b6=3 f6=3",goals:"marked@8,numbers,big7",promise:"mirror; twins marked; twins iceMinus",par:453,difficulty:71.3,line:"c1 f2 b9 g8 c9 g8 e9 d2 c5 e9 e8 f6 b6 a7 g6 e8 a8 a9 a9 b9"},{rows:`
      __L __L __W __W __W __W __W __L __L
      __L __W __W __L __L __L __W __W __L
      __L __W __L __Y __Y __Y __L __W __L
      __L __B __L __Y __Y __Y __L __B __L
      *-B *-L *-B *-L *-B *-L *-B *-L *-B
      __W **L __W __B **L __W __B **L __W
      __L **B __L __L **B __L __L **B __L
      __L __W __B __Y __Y __Y __B __W __L
      __B __B __B __L __Y __L __B __B __B
      __W __W __B __W __W __W __B __W __W
    `,values:"a4=3 b4=3 c4=3 d4=3 e4=3 f4=3 g4=3 h4=3 i4=3",goals:"ice,numbers,700",promise:"rowOf iceMinus 9; many ice2 6",par:762,difficulty:68.1,line:"h2 b9 f2 i6 f7 a7 i9 h4 f9 g7 g8 i4 h9 d7 e8 b4 c6 g9 a9 f9 e9 d7 b7 b8 c9 b9"},{rows:`
      __G ... ... ... ... ... ... ... __G
      __G __G ... ... ... ... ... __G __G
      __Y __Y __G ... ... ... __G __Y __Y
      __G __Y __Y __Y ... __Y __Y __Y __G
      __G __G __Y __Y __Y __Y __Y __G __G
      __L __L __L __L __Y __L __L __L __L
      __B __B __L __Y __Y __Y __L __B __B
      __B *-B __B __L __Y __L __B *-B __B
      __G __G __G __B __L __B __G __G __G
      *-G __G __L __L __Y __L __L __G *-G
      __L __L *-L __B __B __B *-L __L __L
      __B __B __B __L __L __L __B __B __B
    `,values:"b7=3 h7=3 a9=3 i9=3 c10=3 g10=3",goals:"few1,numbers,1300",promise:"valley; many iceMinus 6",par:1422,difficulty:69.6,line:"f11 a5 f10 a10 d9 g7 a7 b5 i11 i5 c8 d11 f8 e7 c11 b11"},{rows:`
      __W __L __L __W __L __L __W
      __W __B __L __L __W __L __W
      __B __L *-W *-B *-B __L __B
      __L __B *-B __L *-B __B __L
      __B __L *-B *-L *-L __L __B
      __B __B __L __B __B __B __L
      __L __B __L __B __W __L __L
      __L __W __W __W __L __W __L
    `,values:"c2=3 d2=3 e2=3 c3=3 e3=3 c4=3 d4=3 e4=3",goals:"clear,460,big12",promise:"ringOf iceMinus; clears",par:501,difficulty:66.8,line:"b3 b2 d6 a4 d2 b7 c4 g0 c5 e7 b7 e4 d7 e4 a6 a6 b7"},{rows:`
      __Y __Y __Y __R __R __R __Y __Y __Y
      __Y __R __R __R **R __R __R __R __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __Y __R __Y __R __R __R __Y __R __Y
      __Y *-R __Y __R __Y __R __Y *-R __Y
      __Y __R **Y __Y __Y __Y **Y __R __Y
      __Y __B **B __Y __Y __Y **B __B __Y
      __Y *-B __B __Y __Y __Y __B *-B __Y
      __Y __B __Y __Y __Y __Y __Y __B __Y
      __Y __Y __Y __Y __Y __Y __Y __Y __Y
      __B __B __B __B **B __B __B __B __B
      __Y __Y __Y __B __B __B __Y __Y __Y
    `,values:"b4=3 h4=3 b7=3 h7=3",goals:"ice@10,colorB,big62",promise:"likeColors; many iceMinus 4; many ice2 6; reflected",par:4175,difficulty:79.8,line:"i10 d5 c1 g5 e9 a7 c10 c11 b11 d11"}];var Dt={};f(Dt,{view9:()=>Kt});var Kt=[{rows:`
      __Y __R __Y __R __R __R __Y
      __Y _*Y __R __Y __Y _*Y __R
      __R __R __Y _*R __R __B __R
      __R __Y __R __Y __Y __Y __R
      __R __Y <-> <-> <-> __R __Y
      __B __Y ... ... ... __B __Y
      __B __B __Y _*B __R __Y __Y
      __B _*Y __B __Y __B _*B __B
      __Y __B __Y __B __Y __Y __B
    `,values:"",goals:"ice@9,330,colorY",promise:"shelf; rowOf steel 3",par:364,difficulty:62.8,line:"f8 g7 b6 g6 c3 c7 d8 d3 f7 g5 b6 c8 e6 c8"},{rows:`
      __R __Y __R <-> __Y __B __B
      __R _*Y __R <-> __R _*B __B
      __Y __R __Y <-> __Y __Y __Y
      __R _*Y __Y <-> __Y _*B __B
      __R __Y __R <-> __B __Y __B
      __R _*R __Y <-> __Y _*B __Y
      __Y __Y __R <-> __B __B __B
      __L __L __Y __Y __Y __L __L
      __Y __Y __L __L __Y __L __Y
    `,values:"",goals:"colorB@8,ice,550",promise:"columnOf steel 7",par:603,difficulty:73.4,line:"g4 g2 g5 e4 f5 a3 d8 c5 c2 b7 g7 e6 c8 b8"},{rows:`
      __Y __Y __R __Y __R __R __R
      __Y __R __B __Y __Y __R __Y
      __R __B __Y __B __B __Y __R
      __Y __B __Y __B __B __Y __Y
      <-> __Y __B __Y __R __Y <->
      ... <-> __B __Y __Y <-> ...
      ... ... __B __Y __B ... ...
      ... __B __R __R __B __B ...
      __B __R __B __R __B __R __B
      __B __R __R __B __R __R __B
    `,values:"",goals:"clear@12,730,big19",promise:"twins steel; clears",par:798,difficulty:81.2,line:"d8 d2 f8 c9 e3 c1 b2 b3 d7 c5 c8"},{rows:`
      __R __B __R __B __B __B __R
      __B __R __B __R __B __R __B
      __R __R __G __R __Y __Y __B
      __R __Y __Y __R __Y __Y __R
      <-> <-> __Y __Y __R <-> <->
      ... ... __R __B __Y ... ...
      ... ... __Y __G __R ... ...
      __B _@G __B __G __G _@B __G
      _@B __B _@G __B _@G __B _@G
      __G __G _@B __G _@B __B __G
    `,values:"",goals:"marked@6,240,colorB",promise:"twins steel; many marked 8",par:262,difficulty:69.6,line:"b9 c9 f7 e8 g7 e3 d7 d3 f2 d8 c6 b9 c6 b1 c6 b2"},{rows:`
      __R __R __R __Y __Y __R __Y __R __R
      __Y *+Y __R __Y __R __R __R *+B __R
      __R __R __B __R __Y __L __Y __Y __Y
      __Y __L __Y __Y __Y __L __L __Y __L
      <-> <-> <-> __L __B __L __B __L __Y
      ... ... ... __Y __L __R *+Y __Y __Y
      __B *+L __B __L __L __B __B *+L __L
      __L __L __B __B __L __B <-> <-> <->
      __B __L __B __L __B __L ... ... ...
      __L __B **L __B __B __B **L __L __B
      __L __B __B __L __L __L __B __L __L
    `,values:"b1=4 h1=4 g5=4 b6=4 h6=4",goals:"few4,ice,big16",promise:"count steel 6; many icePlus 5",par:551,difficulty:81.2,line:"c10 f9 i10 f5 f6 i4 g10 d6 g5 g4 f9 e10 d9 d10 c1 b2 b8 b10 a2 b10"},{rows:`
      __R __Y __Y __Y <-> __Y __G __Y __Y
      __R _@Y __R __R <-> __Y __G _@Y __G
      __R __L __Y __R <-> __Y __G __Y __G
      __R __Y _@Y __Y <-> __G _@Y __G __G
      <-> <-> <-> <-> <-> <-> <-> <-> <->
      ... ... ... ... <-> ... ... ... ...
      __L __B __B __L <-> __G __G __L __L
      __L _@B __L __B <-> __L __L _@B __L
      __L __B __L __B <-> __L __L __G __L
      __B _@L _@L __B <-> __B _@G _@G __G
    `,values:"",goals:"marked@10,290,big8",promise:"rooms 4; many marked 10",par:323,difficulty:77.7,line:"c7 i1 h1 g7 i9 d2 b0 d7 g9 a0 g1 f1 a7 g7"},{rows:`
      __Y __R __R __Y __Y __Y __Y __R
      __Y __R _+R __B __R _+B __R __R
      __R __Y __Y __Y __B __Y __R __Y
      __R __B __Y _+R _+Y __B __B __R
      __B __Y <-> <-> <-> <-> __Y __B
      __Y __B ... ... ... ... __B __Y
      __Y __Y __B __B __Y __B __Y __B
      __B __B _-Y __B __B _-Y __Y __B
      __Y _-B __B __Y __Y __B _-B __Y
      __B __R __Y __Y __B __Y __B __Y
    `,values:"c1=4 f1=4 d3=4 e3=4 c7=3 f7=3 b8=3 g8=3",goals:"numbers,370,colorB",promise:"rowOf steel 4; many plus 4; many minus 4",par:411,difficulty:79.8,line:"g9 h2 h6 d2 f3 c2 h7 b7 b6 b7 a8 c9 b8 a8 a9 b9 b7"},{rows:`
      ... <_> ... <_> ... <_> ... <_> ...
      __R __R __Y __Y __R __Y __Y __Y __R
      __R __Y __R __R __Y __R __R __R __Y
      __R __B __Y __Y __B __Y __Y __Y __R
      __Y __Y <-> __Y __Y __B <-> __Y __B
      __L __B ... __B __B __B ... __L __B
      __B __B __L __R __L __L __Y __B __B
      __B __L *-B __B __B __L *-B __L __L
      __L *-B __L __L *-B __L __Y *-B __B
      __L __B __B __B __L __B __B __L __B
    `,values:"c7=3 g7=3 b8=3 e8=3 h8=3",goals:"rocks@18,few6,510",promise:"twins steel; count rock 4; count steel 2",par:563,difficulty:82.3,line:"d2 h2 h4 f8 d9 b8 g9 b8 b8 e9 c9 i9 h6 g7 a6 h8"},{rows:`
      __R __Y __R __R __Y __R __R __Y __R
      __Y _+Y __R __R __Y __R __Y _+Y __Y
      __R __Y __B __Y __R __Y __R __R __R
      __R __R __Y <-> <-> <-> __Y __Y __Y
      __R __Y _+R <-> __Y <-> _+R __R __Y
      __Y __Y __Y <-> <-> <-> __R __Y __R
      __R __B __B __Y __B __B __R __B __B
      __Y *-B __B __R _+Y __B __Y *-Y __Y
      __B __Y *-Y __Y __R __B *-Y __B __B
      __B __B __B __R __Y __Y __B __Y __B
    `,values:"b1=5 h1=5 c4=5 g4=5 b7=3 e7=5 h7=3 c8=3 g8=3",goals:"big18,colorR,510",promise:"ringOf steel; many plus 5",par:564,difficulty:76.3,line:"c5 i6 i7 i3 c4 i6 e0 d8 c6 f9 g9 h9 i8 f1 g4 h9 f9 c9 a8 b8"},{rows:`
      __R ... __Y __Y __Y ... __Y __Y __Y
      __R __R __Y __B __Y ... __Y __B __Y
      __R __R __Y __Y __Y __R __Y __Y __Y
      *+R __R *+R __R *+R __R *+R __R *+R
      <-> <-> <-> <-> __B <-> <-> <-> <->
      ... ... <-> ... __B ... <-> ... ...
      ... ... <-> ... __B ... <-> ... ...
      __Y __Y <-> __Y __B __Y <-> __Y __Y
      __Y __Y <-> __Y __B __Y <-> __Y __Y
      __B __B __B __B __Y __B __B __B __B
      __B _-B __B __B __Y __B __B _-B __B
      __Y __Y _-Y __Y __Y __Y _-Y __Y __Y
    `,values:"a3=4 c3=4 e3=4 g3=4 i3=4 b10=3 h10=3 c11=3 g11=3",goals:"numbers,big19,colorY",promise:"shelf; count steel 16; many icePlus 4; many minus 4",par:737,difficulty:91.4,line:"e0 i0 h3 i11 i11 d10 d10 f11 d11 c10 b3 b10"}];var Vt={};f(Vt,{view10:()=>Ut});var Ut=[{rows:`
      ... ... ... ... __W ... ... ... ...
      ... ... ... __W __B __W ... ... ...
      ... ... ... __B _*W __W ... ... ...
      ... ... __B __G __B __B __W ... ...
      ... ... __B _*W __W _*W __G ... ...
      ... __G __B __G __W __B __B __W ...
      ... __W __G __W __B __B __W __B ...
      __B __W __B __G __G __G __B __B __G
      __B __G __G __W __B __B __G __B __G
      __G _+G __B __B __G __B __G _+G __R
      __B __R __R __R __B __G __R __R __G
      __R _+G __G __G _+G __R __R _+G __R
      __G __R __R __R __R __W __G __G __G
    `,values:"b9=5 h9=5 b11=5 e11=5 h11=5",goals:"colorW@14,numbers,1430",promise:"hill; kinds 2; capOf W 3",par:1562,difficulty:66.2,line:"e5 f4 g3 b6 f7 d7 h10 d10 c10 h9 b12 i10 d12 d9 c12 b11"},{rows:`
      __R ... ... ... ... ... ... ... ...
      __R <_> ... ... ... ... ... ... ...
      __W __R __R ... ... ... ... ... ...
      __W __W __R __W ... ... ... ... ...
      __R __W __L __R <_> ... ... ... ...
      __R _-R __L __L __R __R ... ... ...
      __L __R __W __W __L __R <_> ... ...
      __W __L __W _-R __L __W __W __R ...
      __L __L __W __R __R __W __L __R <_>
      __L _-W __B __W __W __R _-R __L __R
      __W __L __L _-W __L __L __W __W __W
      __B __L __L __B __B __L _-W __L __L
      __B __B __B __L __B __L __B __B __B
    `,values:"b5=3 d7=3 b9=3 g9=3 d10=3 g11=3",goals:"rocks,colorB,480",promise:"stairs; onTop rock; many minus 6",par:523,difficulty:69.6,line:"c10 b8 e9 e12 f9 a9 i10 i11 i12 g11 a12 a11 g12 a9 a12"},{rows:`
      ... ... __R ... ... ... __R ... ...
      ... __R __R __B ... __R __R __Y ...
      __R __R __G __B __R __R __G __Y __Y
      __R __G __G __Y __R __G __G __B __Y
      __G *-G __R __Y __G *-G __R __B __B
      __G __R _+R __B __G __R _+R __G __B
      __R __R __Y __B __R __R __Y __G _+G
      __R __Y _+Y __G __R __Y _+Y __Y __G
      __Y *-Y __R __G __Y *-Y __R __Y __Y
      __Y __R __R __B __Y __R __R __G __Y
      __R __R *-Y __B __R __R *-Y __G _+G
      __R __Y __Y __G __R __Y __Y __B __G
    `,values:"b4=3 f4=3 c5=4 g5=4 i6=4 c7=4 g7=4 b8=3 f8=3 c10=3 g10=3 i10=4",goals:"numbers@16,1470,big18",promise:"peaks 2; many iceMinus 6; many plus 6",par:1599,difficulty:79.8,line:"i9 h7 g11 g5 a9 c4 b11 a6 e11 c5 e11 c11 b11 c9 a6"},{rows:`
      __L ... ... ... ... ... ... ... __W
      __L __L ... ... ... ... ... __L __L
      __W **L __W ... ... ... __W **L __W
      __W __W __L __W ... __W __W __L __W
      __L __W _*L __L __W __L _*L __W __B
      __L __B __W __W __L __W __W __B __L
      __B *-L __B __B __W __L __B *-L __B
      __L __B __L __L __W __B __L __L __B
      __B __B *-L __B __B __W *-L __B __B
      __L __B __L __B __B __L __W __L __L
      __L **L __B __L _*L __B __B **L __L
      __B __B __B __L __B __B __L __B __B
    `,values:"b6=3 h6=3 c8=3 g8=3",goals:"ice@17,numbers,790",promise:"kinds 3; valley",par:865,difficulty:82.3,line:"b7 a8 i9 i3 i7 a4 g5 d10 a6 f7 a10 e9 a11 b10 b11 e11 d11"},{rows:`
      __Y __L __R __Y __L __Y __R __L __Y
      __Y __L __R __Y __L __Y __R __L __Y
      __L __R _+R __L __Y __L _+R __R __L
      __L __R __Y <-> <-> <-> __Y __R __L
      _+R <-> <-> ... ... ... <-> <-> _+R
      __B ... ... ... ... ... ... ... __B
      __B __L ... ... ... ... ... __L __B
      __B __L __B __B __Y __B __B __L __B
      __L _-L __L __R __Y __R __L _-L __L
      __B __B __B __R __Y __R __B __B __B
      __R __L __L __B __B __B __L __L __R
    `,values:"c2=5 g2=5 a4=5 i4=5 b8=3 h8=3",goals:"few1,numbers,360",promise:"twins steel; kinds 3; many plus 4",par:392,difficulty:77.7,line:"b6 c8 h6 i6 c0 h3 c10 d2 d10 c8 h10 d10 c10 b7 a7 h2 a5"},{rows:`
      __G ... ... <_> <_> <_> ... ... __B
      __B __G ... __W __L __W ... __G __G
      __B __G __G __L __L __W __B __G __B
      __B __G __B __L **W __L __B __G __B
      __G __L __B __W __L __L __B __W __G
      __B __G __B **B __W __L __G __B __B
      __G __G __G __L __W __W __B __G __B
      __B __B __B __L __W **L __G __B __G
      __G __B __W **L __G __L __L __B __B
      __B __L __W __L __W __W __W __L __B
      __L _@W __L __G __W __L __G _@L __W
      __L __W __L _@W __L _@W __L __W __L
      __L _@W __W __L __W __L __W _@L __L
    `,values:"",goals:"marked@10,big13,680",promise:"kinds 3; deep marked 4",par:744,difficulty:85.8,line:"b10 i11 d12 e12 f11 e12 h4 e12 a9 f11 d5 g9 i12 c7 c8 i7 a6 a10 a12"},{rows:`
      __W ... __W ... __W ... __W ... __W
      __W __B __W __B __W __B __W __B __W
      __B __B __B __Y __Y __Y __B __B __B
      __W *+W __W __Y __Y __Y __W *+W __W
      __W __W __W __Y __Y __Y __W __W __W
      __R __R __B __B __B __B __B __R __R
      __R _-B <-> __B __Y __B <-> _-B __R
      __R __R ... __B __Y __B ... __R __R
      __R *+R __R __B __Y __B __R *+R __R
      __B __B __B __R __Y __R __B __B __B
      __B __R _-R __R __R __R _-R __R __B
      __R __R __R __B __B __B __R __R __R
    `,values:"b3=4 h3=4 b6=3 h6=3 b8=4 h8=4 c10=3 g10=3",goals:"big29,colorW,1310",promise:"kinds 3; count steel 2; likeColors",par:1424,difficulty:85.8,line:"f11 f3 c3 b5 i3 h5 i8 a9 h9 d8 f11"},{rows:`
      ... ... <_> ... <_> ... <_> ... ...
      __B __B __B __B __B __G _-G __G __G
      __W __W __W __W __L __L __L __L __G
      __B _-G __G __G __G __G _+B __L __G
      __B __L __W _*W __W __W __B _-L __G
      __B __L __B __G _*G __L __B _*L __G
      __B __L __B __W __G __L __B _*L __G
      __B __L _+B __W __G __L _+B __W __G
      __G __W __B __W __W __L __G __W __B
      __G __W __B __G __G __G __G __W __B
      __G __W __W __L __L __L __L __W __B
      __G __G __B __B __B __B __B __B __B
    `,values:"g1=3 b3=3 g3=4 h4=3 c7=4 g7=4",goals:"clear@17,1690,big28",promise:"kinds 4; clears",par:1838,difficulty:76,line:"a8 c4 h1 b8 h10 d6 d6 h6 f10 h10 b9 a7 g11 e11 c11 c11 b11"},{rows:`
      ... ... __Y __W __Y __W __W ... ...
      ... __W __Y __W __Y __W __Y __Y ...
      __W __Y __W __Y __Y __W __Y __Y __W
      __W __Y __W __W *-W __Y __W __B __Y
      __Y __W __Y __R __Y __R __Y __W __W
      __W *-W __Y __R *+R __Y __Y *-W __Y
      __Y __R **R __Y __R __Y **R __Y __Y
      __R __Y __Y *+R __Y *+R __R __Y __R
      __R __B __R __B __R __B __B __R __B
      __R **B __R *-B __R *-B __R **B __B
      __B __R __B __R __R __Y __B __R __R
      __R *+B __W __B **B __B __R *+B __B
      __B __R __R __R __R __B __R __B __B
    `,values:"e3=3 b5=3 e5=4 h5=3 d7=4 f7=4 d9=3 f9=3 b11=4 h11=4",goals:"ice@22,big26,990",promise:"kinds 3; hill",par:1081,difficulty:85.8,line:"f12 g7 a3 d9 g9 f9 i8 b12 a10 i9 i11 b12 b9 h12 d12 a9 c11 b11 i12 c11 g7"},{rows:`
      ... ... ... ... <_> ... ... ... ...
      ... ... ... __L __L __W ... ... ...
      ... ... __W __L _*W __W __L ... ...
      ... <_> __L **W __L **W __L <_> ...
      __R __Y __R __Y __Y __G __Y __Y __R
      __R _+R __Y __R __Y __R __R _+R __Y
      __Y __R <-> __R __R __Y <-> __R __Y
      __G __Y ... __R __Y __R ... __W __Y
      __Y *+G __Y __Y __R __Y __G *+G __Y
      __Y __G __G _-G __Y _-G __Y __G __G
      __B __L __L __B __L __L __Y __B __B
      __B *-L __B _*L __B _*L __B *-L __L
      __B __B __L __B __B __L __B __B __B
    `,values:"b5=4 h5=4 b8=4 h8=4 d9=3 f9=3 b11=3 h11=3",goals:"ice@17,360,colorL",promise:"kinds 8; colors 6",par:402,difficulty:100,line:"a10 f12 c5 f4 f7 f9 e11 e7 c12 g10 i11 c10 h9 h7 g10 i9 i11 b10 a11 g12 d4 d8 c12 b11 a12"}];var Ks=[...vt,...St,...Ot,...Ct,...Et,...zt,...$t,...Pt,...Kt,...Ut],le=100,Qr=[];function o_(e){let _=Qr[e];if(_)return _;let t=Ks[e-1],o=wt[e-1];if(!t||!o)throw new Error(`there is no stage ${e}`);let{par:r,difficulty:n,promise:s}=t,a=Us(t),l=t.line.trim().split(/\s+/),i={number:e,...o,board:Ds(t),goals:a,par:r,difficulty:n,promise:s,line:l};return Qr[e]=i,i}function Ds({rows:e,values:_}){let t=e.trim().split(`
`).map(r=>`| ${r.trim()} |`),o=Bt(`${t.join(`
`)}
// ${_}`);if(!o.ok)throw new Error(`row ${o.line}, column ${o.column}: ${o.why.en}`);return o.board}function Us({goals:e}){return e.split(",").map(_=>{let t=se(_);if(!t)throw new Error(`not a goal: ${_}`);return t})}var r_={write(e){if(e.type==="stage")return`stage ${e.stage}${qt(e.tools)}`;if(e.type==="daily")return`daily ${e.date}${Xr(e)}`;if(e.type==="endless")return`endless ${e.level}${Xr(e)}`;if(e.type==="puzzle")return`puzzle ${e.goals.map(i_).join()} ${W_(e.board)}${qt(e.tools)}`;let _=e.par===null?"":`par ${e.par} `;return`board ${e.target} ${_}${W_(e.board)}${qt(e.tools)}`},read(e){let[_,...t]=e.split(" ");return _==="stage"?Vs(t):_==="daily"?Hs(t):_==="endless"?qs(t):_==="puzzle"?Qs(t):_==="board"?Js(t):null}};function qt(e){return e.length?` with ${e.join(" ")}`:""}function Xr({deal:e,goals:_}){return e===0&&_===null?"":` deal ${e}${_===null?"":` goals ${_.map(i_).join()}`}`}function P_(e){return e!==void 0&&/^(0|[1-9]\d{0,8})$/.test(e)?Number(e):null}function Jt(e){if(e.length===0)return[];let _=e.slice(1).filter(o=>Object.hasOwn(M,o));return e[0]==="with"&&_.length>0&&_.length===e.length-1&&st(_)?_:null}function Vs([e,..._]){let t=P_(e),o=Jt(_);return t===null||t<1||t>le||o===null?null:{type:"stage",stage:t,tools:o}}function Zr(e){if(e.length===0)return{deal:0,goals:null};let _=e[0]==="deal"?P_(e[1]):null;if(_===null||_===0&&e.length===2)return null;if(e.length===2)return{deal:_,goals:null};if(e.length!==4)return null;let t=e[2]==="target"?P_(e[3]):null;if(t!==null)return{deal:_,goals:t===0?null:[z_(t)]};let o=e[2]==="goals"?_n(e[3]??""):null;return o&&{deal:_,goals:o}}function _n(e){let _=e.split(",").map(se);return!_.every(t=>t!==null)||_.length>3?null:_.map(i_).join()===e?_:null}function Hs([e="",..._]){let t=Zr(_);return t&&ut(e)?{type:"daily",date:e,...t}:null}function qs([e,..._]){let t=P_(e),o=Zr(_);return o&&t?{type:"endless",level:t,...o}:null}function Js([e,..._]){let t=P_(e),o=_[0]==="par",r=o?P_(_[1]):null,[n="",...s]=o?_.slice(2):_,a=Oe(n),l=Jt(s);return t===null||o&&r===null||!a||!l?null:{type:"board",board:a,target:t,par:r,tools:l}}function Qs([e="",_="",...t]){let o=_n(e),r=Oe(_),n=Jt(t);return o&&r&&n?{type:"puzzle",board:r,goals:o,tools:n}:null}var Xs={seed:e=>`daily ${e}`,dateOf({setup:e}){let _=r_.read(e);return _?.type==="daily"?_.date:null},ownSetup:!0};var oo={};f(oo,{constructBoard:()=>K_,dealBoard:()=>to,mixedBoard:()=>ea});var _o={};f(_o,{HEIGHT:()=>R_,LAST_LEVEL:()=>Zt,STONE_EVERY:()=>Zs,WIDTH:()=>F_,dailyRecipe:()=>ie,endlessRecipe:()=>ce,shapes:()=>Ce,week:()=>on});var F_=9,R_=13,Ce={full:[13,13,13,13,13,13,13,13,13],hill:[7,9,11,12,13,12,11,9,7],valley:[13,12,10,8,7,8,10,12,13],rising:[6,7,8,9,10,11,12,13,13],falling:[13,13,12,11,10,9,8,7,6],comb:[13,10,13,10,13,10,13,10,13],waves:[9,11,13,11,9,11,13,11,9],towers:[13,13,9,9,13,9,9,13,13]},on=[{name:{ja:"全消しの日",en:"All-clear day"},line:{ja:"日曜は、全部消せば★です。",en:"Sundays ask you to clear every block."},colors:4,shapes:["full","waves","towers"],obstacles:{ice1:2,icePlus:1},value:3,goal:"clear"},{name:{ja:"ならしの日",en:"Warm-up day"},line:{ja:"月曜は三色です。点を取れば★です。",en:"Mondays have three colors, and points for a goal."},colors:3,shapes:["hill","valley","rising","falling"],obstacles:{},value:3,goal:"score"},{name:{ja:"大きく消す日",en:"Big-group day"},line:{ja:"火曜は、いちどに多く消せば★です。",en:"Tuesdays ask for many blocks in one tap."},colors:4,shapes:["valley","comb","waves"],obstacles:{},value:3,goal:"big"},{name:{ja:"氷の日",en:"Ice day"},line:{ja:"水曜は、氷を全部とかせば★です。",en:"Wednesdays ask you to thaw all the ice."},colors:4,shapes:["full","hill","towers"],obstacles:{ice1:5,ice2:2},value:3,goal:"ice"},{name:{ja:"数の日",en:"Counter day"},line:{ja:"木曜は、カウンターを全部消せば★です。",en:"Thursdays ask you to clear every counter."},colors:4,shapes:["full","comb","rising"],obstacles:{plus:4,minus:3},value:4,goal:"numbers"},{name:{ja:"六色の日",en:"Six-color day"},line:{ja:"金曜は六色です。残りを少なくすれば★です。",en:"Fridays have all six colors. Leave only a few blocks."},colors:6,shapes:["full","hill","waves"],obstacles:{},value:3,goal:"few"},{name:{ja:"岩の日",en:"Rock day"},line:{ja:"土曜は、岩を全部いちばん下へ落とせば★です。",en:"Saturdays ask you to bring every rock to the floor."},colors:4,shapes:["hill","towers","falling"],obstacles:{rock:3,ice1:3},value:3,goal:"rocks"}];function ie(e){return on[dt(e)]}var Zt=30,Zs=5,Te=y_.filter(e=>h[e].first!==null&&h[e].refusal!==null),en=Object.keys(Ce),tn=["score","big","few"];function ce(e){let _=Math.min(Te.length,Math.floor(e/2)),t={};for(let n=0;n<Math.min(3,_);n++){let s=Te[e<2*Te.length?_-1-n:(e*3+n*2)%Te.length];s&&(t[s]=e<12?2:3)}let o=_a(t),r=e%3===0?void 0:o[e%Math.max(1,o.length)];return{colors:e%6===0?6:[3,4,4,5][(e-1)%4]??4,shapes:[en[e%en.length]??"full"],obstacles:t,value:e<8?3:4,goal:r??tn[Math.floor(e/3)%tn.length]??"score"}}function _a(e){let _=o=>Object.keys(e).some(o),t=[];return _(o=>h[o].thaws!==null)&&t.push("ice"),_(o=>h[o].counter!==null)&&t.push("numbers"),_(o=>!h[o].colored&&h[o].falls)&&t.push("rocks"),t}function to(e,_){let t=j(_,["blocks","obstacles","shape"]),o=a_(t,"shape",e.shapes.map(r=>Ce[r]));return sn({...e,width:F_,height:R_},o,t)}function ea(e,_){let t=Array(e.width).fill(e.height);return sn(e,t,j(_,["blocks","obstacles","shape"]))}function sn(e,_,t){let{width:o,height:r}=e,s=E_(t,"blocks",g.map((l,i)=>i+1)).slice(0,e.colors),a=[];for(let l=0;l<o*r;l++){let i=a_(t,"blocks",s);a.push(Math.floor(l/o)<r-(_[l%o]??r)?m:i)}return ta(a,e,_,t),{width:o,height:r,cells:a}}function ta(e,{width:_,height:t,obstacles:o,value:r},n,s){let a=[];for(let c=1;c<_-1;c++)for(let u=t-(n[c]??t)+2;u<t-2;u++)a.push(u*_+c);E_(s,"obstacles",a);let l=E_(s,"obstacles",n.map((c,u)=>(t-c)*_+u)),i=c=>!h[c].colored&&h[c].falls;for(let c of y_)for(let u=o[c]??0;u>0;u--){let d=i(c)?l.pop():a.pop();d!==void 0&&(e[d]=W(c,e[d]??1,r))}}var oa=1500,ra=8;function K_(e,_){let t=j(_,["build"]),o=rn(e,t);for(let r=1;r<ra&&eo(o)<F_*R_-4;r++){let n=rn(e,t);eo(n)>eo(o)&&(o=n)}return o}function eo({sizes:e}){return e.reduce((_,t)=>_+t,0)}function rn(e,_){let t=[],o=[];for(let n=0;n<oa;n++){let s=na(t,e,_);s!==null&&(o.push(s),n=0)}o.reverse();let r=o.map(({x:n,y:s})=>R(n,R_-1-s));return{board:aa(t),line:r,sizes:o.map(({across:n,up:s})=>n*s)}}function na(e,_,t){let o=1+t_(t,"build",_.colors),r=e.length<F_?a_(t,"build",["upright","flat","new"]):a_(t,"build",["upright","flat"]);if(r==="new"||e.length===0){let d=t_(t,"build",e.length+1);return nn(e,[...e.slice(0,d),[o,o],...e.slice(d)],{x:d,y:0,across:1,up:2})}let n=Math.max(0,sa(e,t)-t_(t,"build",2)),s=r==="flat"?2:1,a=r==="flat"?1:a_(t,"build",[2,2,3,4]),l=e.slice(n,n+s),i=Math.min(...l.map(d=>d.length)),c=t_(t,"build",i+1);if(l.length<s||l.some(d=>d.length+a>R_))return null;let u=e.map((d,b)=>b>=n&&b<n+s?[...d.slice(0,c),...Array(a).fill(o),...d.slice(c)]:d);return nn(e,u,{x:n,y:c,across:s,up:a})}function sa(e,_){let t=t_(_,"build",e.length),o=t_(_,"build",e.length);return(e[t]?.length??0)<=(e[o]?.length??0)?t:o}function nn(e,_,t){let{x:o,y:r,across:n,up:s}=t,a=_[o]?.[r];for(let l=o;l<o+n;l++)if(_[l]?.[r-1]===a||_[l]?.[r+s]===a)return null;for(let l=r;l<r+s;l++)if(_[o-1]?.[l]===a||_[o+n]?.[l]===a)return null;return e.splice(0,e.length,..._),t}function aa(e){let[_,t]=[F_,R_],o=[];for(let r=t-1;r>=0;r--)for(let n=0;n<_;n++)o.push(e[n]?.[r]??0);return{width:_,height:t,cells:o}}var so={};f(so,{drawState:()=>ro,tell:()=>no});function ro(e){let{goals:_,reached:t}=e,o=[`score ${e.score}`,`taps ${e.taps}`];return o.push(..._.map((r,n)=>`${"*".repeat(n+1)} ${i_(r)}${t[n]?" reached":""}`)),e.par!==null&&o.push(`par ${e.par}`),e.tools.length&&o.push(`tools ${e.tools.join(" ")}`),e.used.length&&o.push(`used ${e.used.join(" ")}`),e.phase!=="playing"&&o.push(e.phase),`${o.join(" · ")}
${bt(e.board)}`}function no(e){switch(e.type){case"removed":return`gone ${an(e.cells)} · ${e.cells.length} of ${e.size} · +${e.points} = ${e.score}`;case"thawed":return`thawed ${T(e.cell)} ${N_(e.from)} to ${N_(e.to)}`;case"held":return`held ${T(e.cell)} · ${e.short?`${e.short} short`:`${e.over} too many`}`;case"used":return`used ${[e.tool,...e.cells.map(T),g[(e.color??0)-1]?.letter??""].join(" ").trim()}`;case"destroyed":return`destroyed ${an(e.cells)}`;case"changed":return`changed ${e.cells.map((_,t)=>`${T(_)}:${N_(e.to[t]??0)}`).join(" ")}`;case"fell":case"slid":return`${e.type} ${e.from.map((_,t)=>`${T(_)}>${T(e.to[t]??_)}`).join(" ")}`;default:return la(e)}}function la(e){switch(e.type){case"reached":return`reached ${"*".repeat(e.star)} ${i_(e.goal)}`;case"cleared":return`all clear · +${e.bonus} = ${e.score} · ${"*".repeat(e.stars)}`;case"stuck":return`stuck · ${e.left} left`;case"finished":return`finished ${e.score} · ${"*".repeat(e.stars)||"no star"}`}}function an(e){return e.map(T).join(" ")}var yo={};f(yo,{keshiki:()=>O});var co={};f(co,{finish:()=>io,preview:()=>fa,settled:()=>Ee,tap:()=>Me});var ao={};f(ao,{oneAndAHalf:()=>U_,pointsOf:()=>D_});function D_(e,_){let t=e*e;return _?U_(t):t}function U_(e){return Math.floor((e*3+1)/2)}var lo={};f(lo,{paths:()=>da,settle:()=>w_});function w_(e,_){let t=[];for(;;){let o=ia(e,_);o&&t.push(o);let r=ca(e,_);if(!r)return t;t.push(r)}}function ia(e,_){let t=[],o=[],r=e.length-_;for(let n=0;n<_;n++){let s=r+n;for(let a=s;a>=0;a-=_){let l=e[a];if(l!==m){if(!V(l)){s=a-_;continue}s!==a&&(e[s]=l,e[a]=m,t.push(R(n,a/_|0)),o.push(R(n,s/_|0))),s-=_}}}return t.length?{type:"fell",from:t,to:o}:null}function ca(e,_){let t=[],o=[];for(let r=1;r<_;r++){let n=0;for(;n<r&&ua(e,_,r,n+1);)n++;if(n!==0)for(let s=r;s<e.length;s+=_){let a=e[s];if(!V(a))continue;e[s-n]=a,e[s]=m;let l=s/_|0;t.push(R(r,l)),o.push(R(r-n,l))}}return t.length?{type:"slid",from:t,to:o}:null}function ua(e,_,t,o){let r=!1;for(let n=e.length-_+t;n>=0;n-=_){let s=e[n];if(V(s)){if(e[n-o]!==m)return!1;r=!0}}return r}function da(e){let _=[],t=new Map;for(let o of e.filter(ma)){let r=new Map(t);for(let n of o.from)r.delete(n);o.from.forEach((n,s)=>{let a=o.to[s],l=t.get(n);l===void 0&&(l=_.push({from:n,movements:[]})-1),_[l]?.movements.push({type:o.type,to:a}),r.set(a,l)}),t=r}return _}function ma(e){return e.type==="fell"||e.type==="slid"}function fa(e,_){let t=ke(e.board,_);if(t)return{ok:!1,why:t};let{group:o,removed:r,touched:n}=ve(e.board,_),s=D_(r.length,e.boosted),a=pa(Me(e,_)),l=a.reduce((c,u)=>c+(u.type==="cleared"?u.bonus:0),0),i=a.flatMap(c=>c.type==="reached"?[c.star]:[]);return{ok:!0,group:o,removed:r,points:s,bonus:l,reaches:i,touched:n}}var pa=e=>e.ok?e.events:[];function Me(e,_){let t=ke(e.board,_);if(t)return{ok:!1,why:t};let o=ve(e.board,_),{group:r,removed:n}=o,s=D_(n.length,e.boosted),a=e.score+s,l=[{type:"removed",by:_,size:r.length,cells:n,points:s,score:a}],i=e.board.cells.slice();ha(i,e,o,l);let c={...e,score:a,taps:e.taps+1,most:Math.max(e.most,n.length)};return{ok:!0,state:Ee(c,i,l),events:l}}function ha(e,{board:_},{removed:t,touched:o},r){for(let n of t)e[w(_,n)]=0;for(let{cell:n,block:s,outcome:a,by:l,after:i}of o)a==="thawed"?(e[w(_,n)]=i,r.push({type:"thawed",cell:n,from:s,to:i})):a==="short"?r.push({type:"held",cell:n,block:s,short:l,over:0}):a==="over"&&r.push({type:"held",cell:n,block:s,short:0,over:l})}function Ee(e,_,t){let{width:o,height:r}=e.board;for(let c of w_(_,o))t.push(c);let n={width:o,height:r,cells:_},s=Y_(n),a=s?re(n):1,l=a===0?U_(e.score):e.score,i=ya({...e,board:n,score:l},t);return a===0?(t.push({type:"cleared",bonus:l-e.score,score:l,stars:q(i)}),{...e,board:n,score:l,reached:i,phase:"cleared"}):(s&&t.push({type:"stuck",left:a}),{...e,board:n,reached:i})}function ya(e,_){let{goals:t,reached:o,board:r,taps:n}=e;return t.map((s,a)=>{if(o[a])return!0;let l=(s.within===null||n<=s.within)&&ae(s,r,e.score,e.most)===0;return l&&_.push({type:"reached",star:a+1,goal:s}),l})}function io(e){let{score:_,reached:t}=e,o={type:"finished",score:_,stars:q(t)};return{ok:!0,state:{...e,phase:"finished"},events:[o]}}var fo={};f(fo,{applyTool:()=>uo,legalUses:()=>mo});function uo(e,_){let{tool:t,cells:o,color:r}=_;if(!e.tools.includes(t))return{ok:!1,why:e.used.includes(t)?"used":"notTaken"};let n=ln(e,_);if(n===null)return{ok:!1,why:"target"};let s=e.boosted||t==="boost",a=[{type:"used",tool:t,cells:o,color:r,boosted:s}],l=e.board.cells.slice();ba(l,e.board.width,n,a);let i={...e,tools:e.tools.filter(c=>c!==t),used:[...e.used,t],boosted:s};return{ok:!0,state:Ee(i,l,a),events:a}}function ba(e,_,t,o){let r=a=>R(a%_,Math.floor(a/_)),n=t.filter(([,a])=>a===m),s=t.filter(([,a])=>a!==m);for(let[a,l]of t)e[a]=l;n.length&&o.push({type:"destroyed",cells:n.map(([a])=>r(a))}),s.length&&o.push({type:"changed",cells:s.map(([a])=>r(a)),to:s.map(([,a])=>a)})}function ln({board:e,colors:_,tools:t},{tool:o,cells:r,color:n}){let s=M[o],a=r.map(c=>w(e,c));if(!(a.length==={nothing:0,block:1,color:1,cell:1,pair:2}[s.aim])||!a.every(c=>c>=0&&s.fits(e.cells[c]??m))||s.aim==="pair"&&(a[0]??0)>=(a[1]??0)||(s.aim==="color"?n===null||!_.includes(n):n!==null))return null;let i=s.edits(e,a,n??0);return i.length||o==="boost"&&t.includes(o)?i:null}function*mo(e){for(let _ of e.tools)for(let t of Ba(e,_))ln(e,t)!==null&&(yield t)}function*Ba({board:e,colors:_},t){let o=M[t],{aim:r}=o,n=[];for(let s=0;s<e.height;s++)for(let a=0;a<e.width;a++)o.fits(e.cells[s*e.width+a]??m)&&n.push(R(a,s));if(r==="nothing")return yield{type:"use",tool:t,cells:[],color:null};for(let[s,a]of n.entries())if(r==="color")for(let l of _)yield{type:"use",tool:t,cells:[a],color:l};else if(r!=="pair")yield{type:"use",tool:t,cells:[a],color:null};else for(let l of n.slice(s+1))yield{type:"use",tool:t,cells:[a,l],color:null}}var ho={};f(ho,{refusals:()=>po});var po={outside:{ja:"盤の外です。",en:"That is off the board."},empty:{ja:"ここには何もありません。",en:"Nothing is there."},...Object.fromEntries(Object.values(h).flatMap(({refusal:e})=>e?[[e.why,e.text]]:[])),single:{ja:"2つ以上つながっていれば消せます。",en:"Two or more must touch."},over:{ja:"この盤は終わりました。",en:"This board is over."},used:{ja:"この道具は使いました。",en:"This tool has been used."},notTaken:{ja:"この道具は持ってきていません。",en:"You did not bring this tool."},target:{ja:"この道具はそこに使えません。",en:"This tool does nothing there."}};var O={id:"keshiki",version:4,seats:{min:1,max:1},setups:r_,actions:ne,refusals:po,seatCount:()=>1,isPractice:e=>e.type==="board"||e.type==="puzzle",unaided:e=>"tools"in e?{...e,tools:[]}:e,start:ga,turn:e=>e.phase==="playing"?[0]:[],*legal(e,_){if(!(_!==0||e.phase!=="playing")){for(let t of ot(e.board))yield{type:"tap",cell:t};yield*mo(e),yield{type:"finish"}}},apply(e,_,t){return _!==0?{ok:!1,why:"notYourTurn"}:e.phase!=="playing"?{ok:!1,why:"over"}:t.type==="tap"?Me(e,t.cell):t.type==="use"?uo(e,t):io(e)},after:it,result(e){if(e.phase==="playing")return null;let{score:_,goals:t,reached:o}=e,r=t.length===0||o[0];return{scores:[r||t[0]?.kind==="score"?_:0],winners:r?[0]:[]}},view:e=>e,imagine:e=>e,revealsHidden:()=>!1,draw:ro,tell:no};function ga(e,_){if(e.type==="stage"){let{board:t,goals:o,par:r}=o_(e.stage);return ue({board:t,goals:o,par:r,tools:e.tools})}return e.type==="puzzle"?ue({...e,par:null}):e.type==="board"?ue({...e,goals:Se(e.target,e.par)}):e.type==="daily"?cn(ie(e.date),e,`daily ${e.date}`):cn(ce(e.level),e,`endless ${e.level} ${_}`)}function ue(e){let _=[...e.board.cells];w_(_,e.board.width);let t={width:e.board.width,height:e.board.height,cells:_},{goals:o,par:r}=e,n=[...e.tools];return{board:t,colors:j_(t),score:0,taps:0,goals:o,most:0,reached:o.map(s=>ae(s,t,0)===0),par:r,tools:n,used:[],boosted:!1,phase:"playing"}}function cn(e,{deal:_,goals:t},o){let r={par:null,tools:[]};if(_>0)return ue({...r,board:to(e,`${o} ${_}`),goals:t??[]});let{board:n,sizes:s}=K_(e,o),a=s.reduce((l,i)=>l+D_(i,!1),0);return ue({...r,board:n,goals:t??Se(U_(a),null)})}var Bo={};f(Bo,{linkPreview:()=>Ra,marks:()=>ka,name:()=>un});function bo(e){return String(e).replace(/\B(?=(\d{3})+$)/g,",")}var un={ja:"消色百景",en:"KESHIKI 100"};function dn(e){let _=L(e);return _===null?["hole"]:h[_].colored?[`tile:${g[y(e)-1]?.letter??"W"}`,...La(_,e)]:[`tile:${_}`]}function La(e,_){let t=X(_);return B_(_)===0&&!t?e==="normal"?[]:[`kind:${e}`]:[...B_(_)>0?[`ice:${B_(_)}`]:[],...t?[`${t.is}:${D(_)}`]:[]]}var Ga=({board:e})=>({cols:e.width,cells:e.cells.map(dn)});function Ya(e){let _=r_.read(e);return _?.type==="stage"?G({ja:"ステージ{number} {name}",en:"Stage {number} {name}"},{number:_.stage,name:o_(_.stage).name}):_?.type==="daily"?{ja:_.date,en:_.date}:null}function Wa(e){let{score:_,goals:t,reached:o,board:r}=e,n=q(o),s=t.length>0?`${"★".repeat(n)}${"☆".repeat(3-n)} `:"",a=re(r);return G({ja:"{row}{score}点 {left}",en:"{row}{score} points, {left}"},{row:s,score:bo(_),left:a===0?{ja:"全消し",en:"all clear"}:G({ja:"残り{left}個",en:"{left} left"},{left:a})})}function Ra(e,_){return{name:un,place:Ya(e),line:Wa(_),score:_.score>0?bo(_.score):"",boards:[Ga(_)]}}function wa(e){let{colored:_,counter:t}=h[e],o=t?Array.from({length:t.most+1-t.least},(r,n)=>t.least+n):[0];return g.slice(0,_?g.length:1).flatMap((r,n)=>o.map(s=>W(e,n+1,s)))}var ka=[...new Set(["hole",...Q.flatMap(wa).flatMap(dn)])];var Lo={};f(Lo,{publishing:()=>Sa});var va=16;function go(e){let _=r_.read(e);return _?.type==="puzzle"&&_.tools.length===0?_:null}var pn=e=>O.start(e,"");function hn({width:e,height:_,cells:t}){let o=(i,c)=>t[c*e+i]??m,r=Array.from({length:e},(i,c)=>c),n=Array.from({length:_},(i,c)=>c),s=n.find(i=>r.some(c=>o(c,i)!==m))??_,a=Math.max(-1,...r.filter(i=>n.some(c=>o(i,c)!==m))),l=n.slice(s).flatMap(i=>r.slice(0,a+1).map(c=>o(c,i)));return{width:a+1,height:_-s,cells:l}}function yn(e){let _=new Map,t=e.cells.map(o=>{let r=y(o);return r===0?o:(_.has(r)||_.set(r,_.size+1),Z_(o,_.get(r)??r))});return{...e,cells:t}}var mn=e=>W_(yn(hn(pn(e).board))),fn=null;function xa(e){return fn??=new Set(Array.from({length:le},(_,t)=>W_(yn(hn(o_(t+1).board))))),fn.has(e)}var Sa={topics:$_,topic:e=>go(e)?.goals[0]?.kind??"",likeness(e){let _=go(e);return _?mn(_):e},refusal(e){let _=go(e);if(!_)return"setup";let{width:t,height:o}=_.board;if(Math.max(t,o)>va)return"size";let r=pn(_);return Y_(r.board)?"empty":r.reached.some(Boolean)?"easy":xa(mn(_))?"house":null}};var Yo={};f(Yo,{replayOf:()=>Go});function Go(e,_,t=""){let o=_.map(r=>({seat:0,line:r}));return{game:O.id,version:O.version,setup:e,seed:t,log:o}}var Ro={};f(Ro,{broken:()=>ja});var Wo=({width:e,cells:_},t,o)=>_[o*e+t]??m,J=e=>Array.from({length:e},(_,t)=>t),x=({words:e},_)=>Number(e[_]??0);function de(e){return J(e.width).map(_=>J(e.height).filter(t=>Wo(e,_,t)!==m).length)}function C({board:e,words:_}){let t=o=>o!==null&&(_[0]??"").split("+").includes(o);return J(e.cells.length).filter(o=>t(L(e.cells[o]??m)))}function bn({width:e,cells:_},t){let o=0;for(let r=t-e;r>=0;r-=e)_[r]!==m&&o++;return o}function Bn(e,_,t,o){let r=0;for(let n of _){let s=0;for(let a=0;a<o;a++)s=e.has(n+a*t)?s+1:0,r=Math.max(r,s)}return r}function Aa(e,_,t,[o,r]){let[n,s]=[o??0,r??0];return J(n*s).map(i=>[i%n,Math.floor(i/n)]).filter(([i,c])=>i===0||c===0||i===n-1||c===s-1).every(([i,c])=>_.has(t+c*e+i))}function Oa(e){let{width:_,height:t}=e.board,o=new Set(C(e)),r=J(_-2).flatMap(n=>J(t-2).map(s=>[n+3,s+3]));return[...o].some(n=>r.some(([s,a])=>n%_+s<=_&&Math.floor(n/_)+a<=t&&Aa(_,o,n,[s,a])))}function Ta(e){let{cells:_}=e,t=n=>_[n]===m||V(_[n]??m),o=new Set,r=0;for(let n of J(_.length).filter(t)){if(o.has(n))continue;r++;let s=[n];for(let a of s)o.has(a)||(o.add(a),s.push(...Wn(e,a).filter(t)))}return r}var je=e=>g.findIndex(_=>_.letter===e)+1,ze=(e,_)=>j_({...e,cells:e.cells.map((t,o)=>_(o%e.width,Math.floor(o/e.width))?t:0)}),gn=(e,_)=>e.length>0&&_.length>0&&!e.some(t=>_.includes(t));function Wn({width:e,cells:_},t){let o=[...t%e>0?[t-1]:[],...t%e<e-1?[t+1]:[]];return[t-e,t+e,...o].filter(r=>r>=0&&r<_.length)}var Ca=({cells:e},_,t)=>y(e[_]??m)>0&&y(e[_]??m)===y(e[t]??m);function Ln(e){return Math.max(0,...e.cells.map((_,t)=>y(_)?G_(e,t).length:0))}var Gn=e=>e.map(({events:_})=>_.reduce((t,o)=>t+(o.type==="removed"?o.cells.length:0),0)),Yn=({before:e,events:_})=>{let[t]=_;return t?.type==="removed"?y(e.board.cells[w(e.board,t.by)]??m):0};function Ma(e){let _=(e.words[0]??"").split("+"),t=0;for(let{before:o,events:r}of e.line){let n=r.find(s=>s.type==="fell");n?.type==="fell"&&n.from.forEach((s,a)=>{let l=L(o.board.cells[w(o.board,s)]??m);l&&_.includes(l)&&Z(s)===Z(n.to[a]??s)&&(t=Math.max(t,__(n.to[a]??s)-__(s)))})}return t}var Ie=e=>e.every((_,t)=>t===0||_>=(e[t-1]??0)),Ea={mirror:({board:e})=>e.cells.every((_,t)=>{let o=t%e.width;return L(_)===L(e.cells[t-o+e.width-1-o]??m)}),stairs:({board:e})=>{let _=de(e);return new Set(_).size>=Math.min(4,e.width)&&(Ie(_)||Ie([..._].reverse()))},hill:({board:e})=>{let _=de(e),t=_.indexOf(Math.max(..._));return Ie(_.slice(0,t+1))&&Ie(_.slice(t).reverse())&&t>0&&(_[0]??0)<(_[t]??0)&&(_.at(-1)??0)<(_[t]??0)},valley:({board:e})=>{let _=de(e),t=Math.min(..._.slice(1,-1));return(_[0]??0)>=t+2&&(_.at(-1)??0)>=t+2},comb:({board:e})=>{let _=de(e);return _.slice(2).every((t,o)=>t-(_[o+1]??0)>0!=(_[o+1]??0)-(_[o]??0)>0)},peaks:e=>{let _=de(e.board).filter((t,o,r)=>t!==r[o-1]);return _.filter((t,o)=>t>(_[o-1]??0)&&t>(_[o+1]??0)).length===x(e,0)},tower:({board:e})=>e.height>=2*e.width,flat:({board:e})=>e.width>=e.height+2,ringOf:Oa,rowOf:e=>{let{width:_,height:t}=e.board;return Bn(new Set(C(e)),J(t).map(o=>o*_),1,_)>=x(e,1)},columnOf:e=>{let{width:_,height:t}=e.board;return Bn(new Set(C(e)),J(_),_,t)>=x(e,1)},twins:e=>{let{width:_}=e.board,t=new Set(C(e));return t.size>1&&[...t].every(o=>t.has(o-o%_+_-1-o%_))},onTop:e=>C(e).length>0&&C(e).every(_=>bn(e.board,_)===0),deep:e=>C(e).length>0&&C(e).every(_=>bn(e.board,_)>=x(e,1)),onFloor:e=>{let _=e.board.width*(e.board.height-1);return C(e).length>0&&C(e).every(t=>t>=_)},count:e=>C(e).length===x(e,1),many:e=>C(e).length>=x(e,1),kinds:e=>new Set(e.board.cells.map(L).filter(_=>_&&_!=="normal")).size>=x(e,0),colors:e=>j_(e.board).length===x(e,0),sea:e=>{let _=je(e.words[0]),t=e.board.cells.filter(o=>y(o)>0);return t.filter(o=>y(o)===_).length*100>=x(e,1)*t.length},patch:e=>{let{board:_,words:t}=e,o=r=>y(_.cells[r]??m)===je(t[0])?G_(_,r).length:0;return Math.max(0,..._.cells.map((r,n)=>o(n)))>=x(e,1)},capOf:e=>{let{board:_,words:t}=e;return J(_.width).map(r=>J(_.height).find(n=>Wo(_,r,n)!==m)??0).filter((r,n)=>y(Wo(_,n,r))===je(t[0])).length>=x(e,1)},parted:e=>{let{board:_}=e,t=(o,r)=>Ca(_,o,r)&&U(_.cells[r]??m);return C(e).length>0&&!C(e).some(o=>Wn(_,o).some(r=>t(o,r)))},likeColors:({board:e})=>{let _=t=>t-t%e.width+e.width-1-t%e.width;return e.cells.every((t,o)=>y(t)===y(e.cells[_(o)]??m))},reflected:({board:e})=>{let{width:_,height:t,cells:o}=e,r=n=>(t-1-Math.floor(n/_))*_+n%_;return o.every((n,s)=>L(n)===L(o[r(s)]??m))},joins:e=>{let _=(r,n)=>new Set(G_(r,n).map(s=>s%r.width)).size,t=e.board.cells.map((r,n)=>y(r)?_(e.board,n):0),o=e.line.flatMap(({before:r,events:[n]})=>n?.type==="removed"?[_(r.board,w(r.board,n.by))]:[]);return Math.max(0,...t)<x(e,0)&&Math.max(0,...o)>=x(e,0)},halves:({board:e})=>gn(ze(e,_=>_<Math.floor(e.width/2)),ze(e,_=>_>=Math.ceil(e.width/2))),layers:({board:e})=>gn(ze(e,(_,t)=>t<Math.floor(e.height/2)),ze(e,(_,t)=>t>=Math.ceil(e.height/2))),rooms:e=>Ta(e.board)>=x(e,0),shelf:({board:e})=>{let{width:_,cells:t}=e;return t.some((o,r)=>o!==m&&!V(o)&&r>=_&&V(t[r-_]??m))},lastColor:({line:e})=>{let _=e.map(Yn);return _.length>2&&_.indexOf(_.at(-1)??0)===_.length-1},grows:e=>Math.max(0,...Gn(e.line))>=x(e,0)&&Ln(e.board)<=x(e,0)/1.5,smallFirst:({board:e,line:_})=>(Gn(_)[0]??0)*2<=Ln(e),slides:e=>e.line.filter(({events:_})=>_.some(t=>t.type==="slid")).length>=x(e,0),thaws:e=>e.line.some(({events:_})=>_.filter(t=>t.type==="thawed").length>=x(e,0)),falls:e=>Ma(e)>=x(e,1),clears:({line:e})=>e.at(-1)?.events.some(_=>_.type==="cleared")??!1,spares:({line:e,words:_})=>e.slice(0,Math.floor(e.length/2)).every(t=>Yn(t)!==je(_[0]))};function ja(e,_,t){return e.split(";").map(o=>o.trim()).filter(o=>{let[r="",...n]=o.split(" "),s=Ea[r];if(!s)throw new Error(`no promise is called ${r}`);return!s({board:_,line:t,words:n})})}var Rn={};var wn={};var Ao={};f(Ao,{anneal:()=>So});var wo={};f(wo,{FastRandom:()=>S});var S=class{state;constructor(_){this.state=te(_)|1}next(){let _=this.state;return _^=_<<13,_^=_>>>17,_^=_<<5,this.state=_,(_>>>0)/4294967296}};var vo={};f(vo,{SolverBoard:()=>v_,stampFrom:()=>xn});var ko={};f(ko,{CELLS:()=>k,SolverCells:()=>me});var k=1122,vn=j("area",["salt"]),za=Int32Array.from({length:k},()=>g_(vn,"salt")|1),kn=Int32Array.from({length:16384},()=>g_(vn,"salt")|1),me=class{width=0;height=0;stride=1;cells=new Uint16Array(0);plain=!0;fixed=!1;colors=new Int16Array(8);tappable=new Int16Array(8);columns=0;rows=new Uint8Array(0);loadCells(_){let{width:t,height:o}=_;this.resize(t,o),this.cells.fill(0),this.plain=!0,this.fixed=!1,this.colors.fill(0),this.tappable.fill(0);for(let r=0;r<o;r++)for(let n=0;n<t;n++)this.put(n,o-1-r,_.cells[r*t+n]??0);for(this.columns=t;this.columns>0&&this.emptyColumn(this.columns-1);)this.columns--}put(_,t,o){if(this.cells[(_+1)*this.stride+t]=o,o===0)return;let r=o&7;this.colors[r]=this.colors[r]+1,T_(o)||(this.plain=!1),V(o)||(this.fixed=!0),U(o)&&(this.tappable[r]=this.tappable[r]+1)}emptyColumn(_){let t=(_+1)*this.stride;for(let o=t;o<t+this.height;o++)if(this.cells[o])return!1;return!0}resize(_,t){this.width===_&&this.height===t&&this.cells.length||(this.width=_,this.height=t,this.stride=t+1,this.cells=new Uint16Array((_+2)*this.stride+1),this.rows=Uint8Array.from(this.cells,(o,r)=>r%this.stride))}copyCells(_){this.resize(_.width,_.height),this.cells.set(_.cells),this.plain=_.plain,this.fixed=_.fixed,this.colors.set(_.colors),this.tappable.set(_.tappable),this.columns=_.columns}left(){let _=this.colors;return _[1]+_[2]+_[3]+_[4]+_[5]+_[6]}positionHash(){let _=0,t=(this.columns+1)*this.stride;for(let o=this.stride;o<t;o++){let r=this.cells[o];r&&(_=_+Math.imul(za[o],kn[r])|0)}return _}positionKey(){let _=0,t=(this.columns+1)*this.stride;for(let o=this.stride;o<t;o++){let r=this.cells[o];_=Math.imul(_^kn[r],739982445)^_>>>13}return(this.positionHash()>>>0)*2097152+(_>>>11)}drop(_,t){let{cells:o}=this,r=(_+1)*this.stride+this.height,n=(_+1)*this.stride+t;for(let s=n;s<r;s++){let a=o[s];a!==0&&(n!==s&&(o[n]=a,o[s]=0),n++)}}close(_,t){let{cells:o,stride:r}=this,n=_;for(;n<=t&&o[(n+1)*r];)n++;if(n>t)return t;for(let a=n+1;a<this.columns;a++){let l=(a+1)*r;o[l]!==0&&(o.copyWithin((n+1)*r,l,l+r),n++)}o.fill(0,(n+1)*r,(this.columns+1)*r);let s=this.columns-1;return this.columns=n,s}};var k_=new Int16Array(k),e_=new Int32Array(k),$e=0,Ia=2e9;function xn(e){let _=$e;return e_.fill(0),$e=e,_}var v_=class e{earned=0;left=0;width;height;stride;columns=0;all;colors;blocks;places;heights;constructor({width:_,height:t}){this.width=_,this.height=t,this.stride=t+1;let o=(_+2)*this.stride+1;this.all=new Float64Array(Math.ceil((o*5+_+2)/8)+1);let{buffer:r}=this.all;this.blocks=new Int16Array(r,0,o),this.places=new Int16Array(r,o*2,o),this.colors=new Uint8Array(r,o*4,o),this.heights=new Uint8Array(r,o*5,_+2)}static of(_){let t=new e(_),{colors:o,blocks:r,places:n,heights:s,stride:a}=t;n.fill(-1);for(let l=a;l<(_.width+1)*a;l++){let i=_.cells[l];if(i===0)continue;o[l]=i,r[l]=l,n[l]=l;let c=l/a|0;s[c]=s[c]+1,t.left++}return t.columns=_.columns,t}copy(_){return this.all.set(_.all),this.columns=_.columns,this.earned=_.earned,this.left=_.left,this}where(_){let t=this.places[_];if(!(t>=0))return-1;let{colors:o,stride:r}=this,n=o[t];return o[t-1]===n||o[t+1]===n||o[t-r]===n||o[t+r]===n?t:-1}anyBlock(_,t){if(this.columns===0)return-1;let o=1+(_*this.columns|0);return this.blocks[o*this.stride+(t*this.heights[o]|0)]}anyGroup(_){let{colors:t,stride:o}=this,r=-1;for(let n=1;n<=this.columns;n++){let s=n*o+this.heights[n];for(let a=n*o;a<s;a++){let l=t[a];if(!(t[a+1]!==l&&t[a+o]!==l)){if(l!==_)return a;r<0&&(r=a)}}}return r}colorAt(_){return this.colors[_]}tap(_,t){$e>Ia&&xn(0);let o=this.blocks[_],r=this.gather(_);return this.earned+=t[r],this.left-=r,this.remove(r),o}gather(_){let{colors:t,stride:o}=this,r=t[_],n=++$e,s=1;k_[0]=_,e_[_]=n;for(let a=0;a<s;a++){let l=k_[a],i=l-1;t[i]===r&&e_[i]!==n&&(e_[i]=n,k_[s++]=i),i=l+1,t[i]===r&&e_[i]!==n&&(e_[i]=n,k_[s++]=i),i=l-o,t[i]===r&&e_[i]!==n&&(e_[i]=n,k_[s++]=i),i=l+o,t[i]===r&&e_[i]!==n&&(e_[i]=n,k_[s++]=i)}return s}remove(_){let{colors:t,blocks:o,places:r,stride:n}=this,s=k,a=0;for(let u=0;u<_;u++){let d=k_[u];t[d]=0,r[o[d]]=-1,d<s&&(s=d),d>a&&(a=d)}let l=s/n|0,i=a/n|0,c=!1;for(let u=l;u<=i;u++)this.drop(u)===0&&(c=!0);c&&this.close(l)}drop(_){let{colors:t,blocks:o,places:r}=this,n=_*this.stride,s=n+this.heights[_],a=n;for(let l=n;l<s;l++){let i=t[l];if(i!==0){if(a!==l){let c=o[l];t[a]=i,t[l]=0,o[a]=c,r[c]=a}a++}}return this.heights[_]=a-n,a-n}close(_){let{heights:t,stride:o}=this,r=_;for(let n=_;n<=this.columns;n++){let s=t[n];if(s!==0){for(let a=0;a<s;a++)this.put(n*o+a,r*o+a);t[n]=0,t[r++]=s}}this.columns=r-1}put(_,t){if(_===t)return;let{colors:o,blocks:r,places:n}=this,s=r[_];o[t]=o[_],o[_]=0,r[t]=s,n[s]=t}blocksOf(_,t){let o=new e(this).copy(this);return _.map(r=>o.tap((Z(r)+1)*this.stride+this.height-1-__(r),t))}tapsOf(_,t){let o=new e(this).copy(this);return _.map(r=>{let n=o.places[r];return o.tap(n,t),R((n/this.stride|0)-1,this.height-1-n%this.stride)})}};var $a={tries:6e5,hot:.02,cold:.003},Na=64,Pa=.45,Fa=.6,Ka=.85,Da=7,Ua=5;function So(e,_,t,o){return!e.plain||_.taps.length===0?_:new xo(e,t,{...$a,...o}).run(_)}var xo=class{start;scoring;steering;now=[];next=[];line=[];tried=[];wanted=[];spared=0;random;constructor(_,t,o){this.start=v_.of(_),this.scoring=t,this.steering=o,this.random=new S(o.seed)}run(_){let{tries:t,hot:o,cold:r}=this.steering,n=this.play(this.start.blocksOf(_.taps,this.scoring.points),0);this.take(0),this.spared=this.greatest();let s=n,a=[...this.line],l=_.clears;for(let c=0;c<t&&!(c%Na===0&&this.steering.stop());c++){let u=this.change(),d=this.play(this.wanted,u),b=n*o*(r/o)**(c/t);d<n&&this.random.next()>=Math.exp((d-n)/b)||(this.take(u),n=d,!(n<=s)&&(s=n,a=[...this.line],l=this.now[a.length-1]?.left===0))}if(s<=_.score)return _;let i=this.start.tapsOf(a,this.scoring.points);return{score:s,taps:i,clears:l}}greatest(){let _=-1,t=0;for(let[o,r]of this.line.entries()){let n=this.now[o].earned-(o>0?this.now[o-1].earned:0);n>_&&(t=this.start.colorAt(r)),_=Math.max(_,n)}return t}change(){let{line:_}=this,t=this.random.next(),o=this.below(_.length),r=_.slice();if(this.wanted=r,t<Pa){let s=this.near(o);return r.splice(s,0,...r.splice(o,1)),Math.min(o,s)}if(t<Fa){let s=this.near(o);return r[o]=_[s],r[s]=_[o],Math.min(o,s)}let n=o===0?this.start:this.now[o-1];return r.splice(o,t<Ka?0:1,this.promising(n)),o}near(_){let t=1+(-Math.log(1-this.random.next())*Da|0),o=this.random.next()<.5?_-t:_+t;return Math.min(this.line.length-1,Math.max(0,o))}promising(_){let t=-1;for(let o=0;o<Ua&&(t=_.anyBlock(this.random.next(),this.random.next()),!(t>=0&&this.start.colorAt(t)!==this.spared&&_.where(t)>=0));o++);return t}play(_,t){let{next:o,tried:r,scoring:n,spared:s}=this,a=t===0?this.start:this.now[t-1],l=t;for(let i=t;;i++){let c=i<_.length?a.where(_[i]):a.anyGroup(s);if(c<0&&i>=_.length)break;c<0||(a=(o[l]??=new v_(this.start)).copy(a),r[l++]=a.tap(c,n.points))}return r.length=l,n.finish(a.earned,a.left)}take(_){this.line.length=this.tried.length;for(let t=_;t<this.tried.length;t++){this.line[t]=this.tried[t];let o=this.now[t];this.now[t]=this.next[t],this.next[t]=o??new v_(this.start)}}below(_){return this.random.next()*_|0}};var Io={};f(Io,{appraise:()=>Fe,beam:()=>m_,clearAppraisal:()=>d_,scoreAppraisal:()=>u_});var jo={};f(jo,{SolverGrid:()=>p,stampFrom:()=>Sn});var Mo={};f(Mo,{settleAround:()=>Co});var Oo=K,To=b_.falls;function Co(e,_,t){do for(let o=1;o<=t;o++)Va(e,o*_,_-1);while(Ha(e,_,t))}function Va(e,_,t){let o=_;for(let r=_;r<_+t;r++){let n=e[r];n!==0&&(Oo[n&127]&To?(e[r]=0,e[o++]=n):o=r+1)}}function Ha(e,_,t){let o=!1;for(let r=2;r<=t;r++){let n=0;for(;n<r-1&&qa(e,r*_,_,n+1);)n++;if(n!==0){o=!0;for(let s=r*_;s<(r+1)*_;s++){let a=e[s];Oo[a&127]&To&&(e[s-n*_]=a,e[s]=0)}}}return o}function qa(e,_,t,o){let r=!1;for(let n=_;n<_+t;n++){let s=e[n];if(Oo[s&127]&To){if(e[n-o*t]!==0)return!1;r=!0}}return r}var fe=K,{taps:Ne,frozen:Ja}=b_,E=new Int16Array(k),P=new Int32Array(k),x_=0,Qa=2e9,Eo=new Int16Array(k),c_=new Uint8Array(k);function Sn(e){let _=x_;return P.fill(0),x_=e,_}var An=j("field",["salt"]),Xa=Int32Array.from({length:k},()=>g_(An,"salt")|1),Za=Int32Array.from({length:8},()=>g_(An,"salt")|1),p=class extends me{count=0;at=new Int16Array(k);color=new Uint8Array(k);size=new Int16Array(k);removes=new Int16Array(k);code=new Int32Array(k);weight=new Float32Array(k);weights=new Float32Array([1]);mask=0;box=new Int32Array(k);weighBy(_){return this.weights=_,this.mask=_.length-1,this}load(_){return this.loadCells(_),this.count=0,this.regroup(0,this.width-1,0,x_),this}copy(_){this.copyCells(_);let t=_.count;this.count=t;for(let o=0;o<t;o++)this.at[o]=_.at[o],this.color[o]=_.color[o],this.size[o]=_.size[o],this.removes[o]=_.removes[o],this.code[o]=_.code[o],this.weight[o]=this.weights[_.code[o]&this.mask],this.box[o]=_.box[o];return this}cell(_){let t=this.at[_]-this.stride;return R(t/this.stride|0,this.height-1-t%this.stride)}groupOf(_){let t=(Z(_)+1)*this.stride+this.height-1-__(_),o=this.cells[t]??0;if(!(fe[o&127]&Ne))return-1;let r=o&7;for(let n=0;n<this.count;n++)if(this.color[n]===r&&this.contains(n,t))return n;return-1}contains(_,t){let o=this.gather(this.at[_]);for(let r=0;r<o;r++)if(E[r]===t)return!0;return!1}gather(_){let{cells:t,stride:o}=this,r=t[_]&7,n=++x_,s=1;E[0]=_,P[_]=n;for(let a=0;a<s;a++){let l=E[a],i=l-1;(t[i]&7)===r&&P[i]!==n&&(P[i]=n,E[s++]=i),i=l+1,(t[i]&7)===r&&P[i]!==n&&(P[i]=n,E[s++]=i),i=l-o,(t[i]&7)===r&&P[i]!==n&&(P[i]=n,E[s++]=i),i=l+o,(t[i]&7)===r&&P[i]!==n&&(P[i]=n,E[s++]=i)}return s}tap(_){x_>Qa&&Sn(0);let t=this.gather(this.at[_]),o=this.color[_],r=this.box[_],n=r&255,s=r>>8&255;if(this.colors[o]=this.colors[o]-this.removes[_],this.plain){this.tappable[o]=this.tappable[o]-t;for(let c=0;c<t;c++)this.cells[E[c]]=0}else this.take(t,o);if(this.fixed){Co(this.cells,this.stride,this.width),this.count=0,this.regroup(0,this.width-1,0,x_);return}let a=r>>16&255;for(let c=n;c<=s;c++)this.drop(c,a);let l=this.close(n,s),i=l>s?0:Math.max(0,a-1);this.refresh(_,n-1,l+1,i)}take(_,t){let{cells:o,stride:r}=this,n=this.tappable[t];for(let s=0;s<_;s++){let a=E[s],l=o[a];C_(l,_)&&(fe[l&127]&Ne&&n--,c_[a]=1)}for(let s=0;s<_;s++){let a=E[s],l=o[a];c_[a]||!(fe[l&127]&Ja)||(c_[a-1]||c_[a+1]||c_[a-r]||c_[a+r])&&(o[a]=ee(l,_),fe[o[a]&127]&Ne&&n++)}for(let s=0;s<_;s++){let a=E[s];c_[a]&&(o[a]=0),c_[a]=0}this.tappable[t]=n}refresh(_,t,o,r){let{at:n,box:s,rows:a}=this,l=0;this.move(_,--this.count);for(let c=this.count-1;c>=0;c--){let u=s[c];if((u>>8&255)<t||(u&255)>o||u>>>24<r)continue;let d=n[c],b=(d/this.stride|0)-1;(b<t||b>o||a[d]<r)&&(Eo[l++]=d),this.move(c,--this.count)}let i=x_;for(let c=0;c<l;c++)P[Eo[c]]<=i&&this.list(Eo[c]);this.regroup(t,o,r,i)}move(_,t){this.at[_]=this.at[t],this.color[_]=this.color[t],this.size[_]=this.size[t],this.removes[_]=this.removes[t],this.code[_]=this.code[t],this.weight[_]=this.weight[t],this.box[_]=this.box[t]}regroup(_,t,o,r){let{cells:n,stride:s}=this,a=Math.min(this.columns-1,t),l=Math.max(0,_);for(let i=l;i<=a;i++){let c=(i+1)*s+this.height,u=(i+1)*s+o;for(let d=u;d<c;d++){let b=n[d],B=b&7;if(b===0&&!this.fixed)break;P[d]>r||B===7||B===0||((n[d+1]&7)===B||(n[d+s]&7)===B||d===u&&(n[d-1]&7)===B||i===l&&(n[d-s]&7)===B)&&this.list(d)}}}list(_){let{cells:t,stride:o,rows:r}=this,n=this.gather(_),s=this.count,a=0,l=k,i=0,c=32,u=0;for(let b=0;b<n;b++){let B=E[b];a=a+Xa[B]|0,B<l&&(l=B),B>i&&(i=B);let Y=r[B];Y<c&&(c=Y),Y>u&&(u=Y)}let d=t[_]&7;this.at[s]=_,this.color[s]=d,this.size[s]=n,this.removes[s]=n,this.code[s]=Math.imul(a,Za[d]),this.weight[s]=this.weights[this.code[s]&this.mask],this.box[s]=(l/o|0)-1|(i/o|0)-1<<8|c<<16|u<<24,(this.plain||this.weigh(s,n))&&(this.count=s+1)}weigh(_,t){let o=0,r=-1;for(let n=0;n<t;n++){let s=E[n],a=this.cells[s];fe[a&127]&Ne&&(r=s),C_(a,t)&&o++}return this.at[_]=r,this.removes[_]=o,r>=0}};var u_={earned:1,gather:1,single:100,group:66,block:0,doom:200},d_={earned:0,gather:0,single:3,group:1,block:.2,doom:1e6},Pe=class{grid=new p;earned=0;worth=0;steps=null};function m_(e,_,t,o){return new zo(_,t,o).run(e)}var zo=class{scoring;steering;options;layer=[];next=[];spare=[];seen=new Set;best={score:-1,taps:[],clears:!1};done=!1;constructor(_,t,o){this.scoring=_,this.steering=t,this.options=o}run(_){let t=new Pe;for(t.grid.copy(_),this.judge(t),this.layer.push(t);this.layer.length>0&&!this.done;){for(let o of this.layer)this.done||this.expand(o);this.spare.push(...this.layer),this.layer=this.next,this.next=[],this.seen.clear()}return this.best}expand(_){let{points:t}=this.scoring;this.steering.stop()&&(this.done=!0);for(let o=0;o<_.grid.count&&!this.done;o++){let r=this.spare.pop()??new Pe;r.grid.copy(_.grid),r.earned=_.earned+t[r.grid.removes[o]],r.grid.tap(o);let n=r.grid.positionHash();if(this.seen.has(n)){this.spare.push(r);continue}this.seen.add(n),r.steps={cell:_.grid.cell(o),before:_.steps},this.judge(r),this.offer(r)}}judge(_){let{grid:t,earned:o}=_,r=t.left(),n=this.scoring.finish(o,r);(n>this.best.score||r===0&&!this.best.clears&&this.options.appraisal.earned===0)&&(this.best={score:n,taps:tl(_.steps),clears:r===0},this.steering.progress?.(this.best),this.options.enough?.(this.best)&&(this.done=!0)),_.worth=Fe(t,o,r,this.options.appraisal)}offer(_){let{next:t}=this;_.grid.count===0?this.spare.push(_):t.length<this.options.width?(t.push(_),_l(t)):t[0].worth<_.worth?(this.spare.push(t[0]),t[0]=_,el(t)):this.spare.push(_)}};function Fe(e,_,t,o){let r=0;for(let l=0;l<e.count;l++)r+=e.size[l];let n=0,s=0;for(let l=1;l<=6;l++){let i=e.colors[l];i>n&&(n=i),(i===1||i>0&&e.tappable[l]===0)&&s++}let a=o.single*(t-r)+o.group*e.count+o.block*t+o.doom*s;return o.earned*_+o.gather*n*n-a}function _l(e){let _=e.length-1;for(;_>0;){let t=_-1>>1;if(e[t].worth<=e[_].worth)return;[e[t],e[_]]=[e[_],e[t]],_=t}}function el(e){let _=0;for(;;){let t=_;for(let o of[2*_+1,2*_+2])o<e.length&&e[o].worth<e[t].worth&&(t=o);if(t===_)return;[e[t],e[_]]=[e[_],e[t]],_=t}}function tl(e){let _=[];for(let t=e;t;t=t.before)_.push(t.cell);return _.reverse()}var Uo={};f(Uo,{largestFirst:()=>nl,largestPair:()=>sl,obstacleBlind:()=>ll,quickGames:()=>Do,saveOneColor:()=>al,wonByTwo:()=>ml});var Po={};f(Po,{doomed:()=>$o,hoped:()=>No,owed:()=>f_});var On=new Map;function Tn({kind:e,amount:_}){let t=On.get(e)??[];On.set(e,t);let o=I[e].amount==="color"?_:0,r=t[o];if(r!==void 0)return r;let n=ol(e,_);return t[o]=n,n}function ol(e,_){let{asks:t}=I[e];if(!t)return null;let[o,r]=[new Float64Array(128),new Float64Array(128)];for(let n of Object.keys(h))for(let s=1;s<=g.length;s++){let a=W(n,s);r[a]=t(a,2,_)-t(a,1,_),o[a]=t(a,1,_)-r[a]}return{at:o,up:r}}function f_(e,_,{score:t,most:o=0}){let{kind:r,amount:n}=e;if(r==="clear"||r==="few")return Math.max(0,_.left()-I[r].spares(n));let s=Tn(e);if(!s)return Math.max(0,n-(r==="score"?t:o));let{cells:a,stride:l}=_,{at:i,up:c}=s,u=(_.width+1)*l,d=0;for(let b=l;b<u;b++){let B=a[b];B!==0&&(d+=i[B&127],c[B&127]&&(d+=c[B&127]*(b%l)))}return d}function $o(e,_){let t=Tn(e);if(!t)return 0;let o=0;for(let n=1;n<=6;n++){let s=_.colors[n];s>0&&(s===1||_.tappable[n]===0)&&(o|=1<<n)}if(o===0)return 0;let r=0;for(let n=_.stride;n<(_.width+1)*_.stride;n++){let s=_.cells[n];s&&o&1<<(s&7)&&t.at[s&127]&&r++}return Math.max(0,r-I[e.kind].spares(e.amount))}function No(e,_,{score:t,most:o=0}){if(e.kind!=="big")return f_(e,_,{score:t,most:o});let r=o;for(let n=0;n<_.count;n++)r=Math.max(r,_.removes[n]);return Math.max(0,e.amount-r)+(o<e.amount?.5:0)}var Ko={};f(Ko,{boostedScoring:()=>Fo,keshikiScoring:()=>A,samegameScoring:()=>rl});var A={points:Int32Array.from({length:1100},(e,_)=>_*_),finish:(e,_)=>_===0?Math.floor((e*3+1)/2):e},Fo={points:Int32Array.from({length:1100},(e,_)=>Math.floor((_*_*3+1)/2)),finish:A.finish},rl={points:Int32Array.from({length:1100},(e,_)=>_<2?0:(_-2)*(_-2)),finish:(e,_)=>_===0?e+1e3:e};function nl(e,_="size",t=""){let o=new p().copy(e),r=new S(t),n=[];for(;o.count>0;){let[s,a]=[0,-1];for(let l=0;l<o.count;l++){let i=o[_][l]+(t===""?0:r.next()/2);i>a&&([s,a]=[l,i])}n.push(o.cell(s)),o.tap(s)}return n}function sl(e,_){let[t,o]=[new p().copy(e),new p],r=new S(_),n=[];for(;t.count>0;){let[s,a]=[0,-1];for(let l=0;l<t.count;l++){o.copy(t).tap(l);let i=0;for(let u=0;u<o.count;u++)i=Math.max(i,o.size[u]);let c=t.size[l]+i+r.next()/2;c>a&&([s,a]=[l,c])}n.push(t.cell(s)),t.tap(s)}return n}function al(e,_){let t=new p().copy(e),o=new S(_),r=Cn(e),n=[];for(;t.count>0;){let s=Array.from({length:t.count},(l,i)=>i).filter(l=>t.color[l]!==r),a=s[Math.floor(o.next()*s.length)]??0;n.push(t.cell(a)),t.tap(a)}return n}function Cn({colors:e}){let _=1;for(let t=2;t<=6;t++)e[t]>e[_]&&(_=t);return _}function ll(e){let _=new p().copy(e),t=[],o=[],r=new p;for(;_.count>0;){let n=new p().load(ul(cl(_)));(o.length===0||n.positionHash()!==r.positionHash())&&(o=m_(n,A,{seed:"",stop:()=>!1},{width:il,appraisal:u_}).taps,r=n);let s=o.find(i=>_.groupOf(i)>=0)??_.cell(0),a=new p().copy(r),l=a.groupOf(s);l>=0&&a.tap(l),r=a,o=o[0]===s?o.slice(1):[],t.push(s),_.tap(_.groupOf(s))}return t}var il=8;function cl({width:e,height:_,stride:t,cells:o}){let r=Array.from({length:e*_},(n,s)=>{let a=_-1-Math.floor(s/e);return o[(s%e+1)*t+a]});return{width:e,height:_,cells:r}}function ul({width:e,height:_,cells:t}){let o=t.map(r=>{let n=L(r);return n===null?m:h[n].colored?W("normal",y(r)):W("rock",0)});return w_(o,e),{width:e,height:_,cells:o}}function Do(e,_,t,o){let r=new p,n=new S(o),s=Cn(e);return Array.from({length:t},(a,l)=>dl(r.copy(e),_,l%2?s:0,n))}function dl(e,_,t,o){let[r,n,s,a]=[0,0,-1,0],l=_.within??Number.MAX_SAFE_INTEGER;for(;e.count>0;){let c=0;for(let u=0;u<6&&(c=Math.floor(o.next()*e.count),e.color[c]===t);u++);r+=A.points[e.removes[c]],a=Math.max(a,e.removes[c]),e.tap(c),n++,_.within!==null&&s<0&&n<=l&&f_(_,e,{score:r,most:a})===0&&(s=n)}let i=A.finish(r,e.left());return _.within===null&&f_(_,e,{score:i,most:a})===0&&(s=n),{score:i,most:a,left:e.left(),reachedAt:s<0?null:s}}function ml(e,_){let[t,o]=[new p,new p],r=(n,s)=>{let a=s.reduce((l,i)=>l+A.points[i],0);return f_(_,n,{score:A.finish(a,n.left()),most:Math.max(...s)})===0};for(let n=0;n<e.count;n++){let s=e.removes[n];if(t.copy(e).tap(n),r(t,[s]))return!0;for(let a=0;a<t.count;a++)if(o.copy(t).tap(a),r(o,[s,t.removes[a]]))return!0}return!1}var qo={};f(qo,{exact:()=>Ho});function Ho(e,_,t){if(e.count>fl)return null;let o=new Vo(_,t),r=o.worth(e);if(o.gaveUp)return null;let n=r.clear<0?-1:_.finish(r.clear,0),s=n>=_.finish(r.any,1);return{score:s?n:_.finish(r.any,1),taps:o.line(e,s),clears:s}}var fl=14,Vo=class{gaveUp=!1;left;scoring;known=new Map;grids=[];constructor(_,t){this.scoring=_,this.left=t}worth(_,t=0){let o=_.positionKey(),r=this.known.get(o);if(r)return r;--this.left<0&&(this.gaveUp=!0);let n=0,s=_.left()===0?0:-1,a=this.gridAt(t);for(let i=0;i<_.count&&!this.gaveUp;i++){let c=this.scoring.points[_.removes[i]];a.copy(_).tap(i);let u=this.worth(a,t+1);n=Math.max(n,c+u.any),u.clear>=0&&(s=Math.max(s,c+u.clear))}let l={any:n,clear:s};return this.known.set(o,l),l}gridAt(_){let t=this.grids[_]??new p;return this.grids[_]=t,t}line(_,t){let o=[],r=new p().copy(_),n=s=>t?s.clear:s.any;for(;r.count>0;){let s=n(this.worth(r)),a=null;for(let l=0;l<r.count&&!a;l++){let i=new p().copy(r);i.tap(l);let c=n(this.worth(i));c<0||this.scoring.points[r.removes[l]]+c!==s||(o.push(r.cell(l)),a=i)}if(!a)return o;r=a}return o}};var Xo={};f(Xo,{goalBeam:()=>H_});var Jo={};f(Jo,{better:()=>pe,playLine:()=>F,reachedBy:()=>V_,startOn:()=>p_});function p_(e,_){return{grid:new p().load(e),goals:_,reached:_.map(()=>!1),taps:0,most:0,scoring:A}}function pe(e,_){let[t,o]=[e.reached.filter(Boolean).length,_.reached.filter(Boolean).length];return e.stars!==_.stars?e.stars>_.stars:t===o?e.score>_.score:t>o}function V_({goals:e,scoring:_},t,o,{taps:r,earned:n,most:s}){let a=null;for(let[l,i]of e.entries())o[l]||i.within!==null&&r>i.within||f_(i,t,{score:_.finish(n,t.left()),most:s})>0||(a??=[...o],a[l]=!0);return a??o}function F(e,_,t){let{scoring:o}=e,r=t.copy(e.grid),n=0,s=0,{reached:a,most:l}=e;for(let c of _){let u=r.groupOf(c);if(u<0)break;n+=o.points[r.removes[u]],l=Math.max(l,r.removes[u]),r.tap(u),s++,a=V_(e,r,a,{taps:e.taps+s,earned:n,most:l})}let i=r.left();return{taps:_.slice(0,s),score:o.finish(n,i),clears:i===0,reached:a,stars:q(a)}}var Ke=class{grid=new p;earned=0;most=0;worth=0;reached=[];steps=null},pl=1e5;function H_(e,_){return new Qo(e,_).run()}var Qo=class{start;options;spare=[];seen=new Set;next=[];depth=0;best={taps:[],score:-1,clears:!1,reached:[],stars:-1};done=!1;constructor(_,t){this.start=_,this.options=t}run(){let _=new Ke;_.grid.copy(this.start.grid),_.reached=this.start.reached,_.most=this.start.most,this.note(_);let t=[_];for(;t.length>0&&!this.done;){this.depth++;for(let o of t)this.done||this.expand(o);this.cut(),this.spare.push(...t),t=this.next,this.next=[],this.seen.clear()}return this.best}expand(_){this.options.stop()&&(this.done=!0);for(let t=0;t<_.grid.count&&!this.done;t++){let o=this.spare.pop()??new Ke;this.follow(_,t,o)?(this.next.push(o),this.next.length>4*this.options.width&&this.cut()):this.spare.push(o)}}follow(_,t,o){let{points:r}=this.start.scoring;o.grid.copy(_.grid);let n=o.grid.removes[t];o.earned=_.earned+r[n],o.most=Math.max(_.most,n),o.grid.tap(t);let s=o.grid.positionHash();if(this.seen.has(s))return!1;this.seen.add(s);let a=this.start.taps+this.depth;o.reached=V_(this.start,o.grid,_.reached,{taps:a,...o}),o.steps={cell:_.grid.cell(t),before:_.steps},this.note(o);let[l]=this.start.goals;return l?.within&&!o.reached[0]&&a>=l.within?!1:(o.worth=this.worthOf(o),o.grid.count>0)}worthOf({grid:_,earned:t,most:o,reached:r}){let{goals:n,scoring:s}=this.start,a=_.left(),l=Fe(_,t,a,this.options.appraisal);for(let[i,c]of n.entries()){let u=this.options.weights[i]??0;r[i]||u===0||(l-=u*No(c,_,{score:s.finish(t,a),most:o})+pl*$o(c,_))}return l}note(_){let t=_.grid.left(),o=this.start.scoring.finish(_.earned,t),{reached:r}=_,n={taps:[],score:o,clears:t===0,reached:r,stars:q(r)};pe(n,this.best)&&(this.best={...n,taps:hl(_.steps)},this.options.enough(this.best)&&(this.done=!0))}cut(){this.next.length<=this.options.width||(this.next.sort((_,t)=>t.worth-_.worth),this.spare.push(...this.next.splice(this.options.width)))}};function hl(e){let _=[];for(let t=e;t;t=t.before)_.push(t.cell);return _.reverse()}var er={};f(er,{tryAll:()=>_r});function _r(e,_){let[t]=e.goals;if(!t||t.kind==="score")return{answer:"unknown"};let o=new Zo(e,_);return o.reaches(e.grid,0,e.most)?{answer:"yes",taps:o.taps}:{answer:o.gaveUp?"unknown":"no"}}var Zo=class{gaveUp=!1;taps=[];start;left;failed=new Set;grids=[];timed;constructor(_,t){this.start={..._,goals:_.goals.slice(0,1)},this.left=t,this.timed=_.goals[0]?.within!==null}reaches(_,t,o){let r=this.start.reached.slice(0,1),n=this.start.taps+t;if(r[0]||V_(this.start,_,r,{taps:n,earned:0,most:o})[0])return!0;let s=this.start.goals[0]?.within??null;if(s!==null&&n>=s)return!1;let a=this.timed?`${_.positionKey()} ${t}`:_.positionKey();if(this.failed.has(a))return!1;--this.left<0&&(this.gaveUp=!0);let l=this.grids[t]??=new p;for(let i=0;i<_.count&&!this.gaveUp;i++){if(this.taps.push(_.cell(i)),l.copy(_).tap(i),this.reaches(l,t+1,_.removes[i]))return!0;this.taps.pop()}return this.gaveUp||this.failed.add(a),!1}};var lr={};f(lr,{advise:()=>In,bestConceivable:()=>Dn,goalStart:()=>$n,hopeless:()=>ar,lastGood:()=>kl});var nr={};f(nr,{nrpa:()=>h_,thorough:()=>bl});var tr={};f(tr,{Playout:()=>q_,Policy:()=>he});var he=class{weights=new Float32Array(262144).fill(1);change=new Float64Array(262144);touched=new Int32Array(4096);slots=new Int32Array(65536);olds=new Float32Array(65536);length=0;mark(){return this.length}back(_){for(let t=this.length-1;t>=_;t--)this.weights[this.slots[t]]=this.olds[t];this.length=_}adapt(_,t){let{weights:o,change:r}=this,{codes:n,ends:s,chosen:a}=_,l=0,i=0;this.touched.length<_.size&&(this.touched=new Int32Array(_.size*2));for(let c=0;c<_.steps;c++){let u=s[c],d=0;for(let B=i;B<u;B++)d+=o[n[B]&262143];for(let B=i;B<u;B++){let Y=n[B]&262143;r[Y]===0&&(this.touched[l++]=Y),r[Y]=r[Y]-t*o[Y]/d}let b=a[c]&262143;r[b]=r[b]+t,i=u}this.commit(l)}commit(_){let{weights:t,change:o}=this;this.length+_>this.slots.length&&this.grow(this.length+_);for(let r=0;r<_;r++){let n=this.touched[r],s=t[n];this.slots[this.length]=n,this.olds[this.length++]=s,t[n]=Math.min(1e30,Math.max(1e-30,s*Math.exp(o[n]))),o[n]=0}}grow(_){let t=new Int32Array(_*2),o=new Float32Array(_*2);t.set(this.slots),o.set(this.olds),this.slots=t,this.olds=o}},q_=class{codes=new Int32Array(8192);ends=new Int32Array(1024);chosen=new Int32Array(1024);cells=new Int32Array(1024);steps=0;size=0;score=-1;paid=-1;left=0;clear(){this.steps=0,this.size=0,this.score=-1,this.paid=-1}reserve(_){if(this.size+_<=this.codes.length)return;let t=new Int32Array(this.codes.length*2);t.set(this.codes),this.codes=t}copy(_){this.codes.length<_.size&&(this.codes=new Int32Array(_.codes.length)),this.codes.set(_.codes.subarray(0,_.size)),this.ends.set(_.ends.subarray(0,_.steps)),this.chosen.set(_.chosen.subarray(0,_.steps)),this.cells.set(_.cells.subarray(0,_.steps)),this.steps=_.steps,this.size=_.size,this.score=_.score,this.paid=_.paid,this.left=_.left}};var yl={alpha:.7,levels:3,rounds:80,playouts:2,repeats:3,pairsFrom:20,learns:!0,annealTries:0},bl={levels:2,rounds:100,annealTries:6e5},Bl=.15,gl=1.6,Ll=.9,or=10;function h_(e,_,t,o={}){return new rr(e,_,t,{...yl,...o}).run()}var rr=class{start;scoring;steering;options;grid=new p;policy=new he;tried=new q_;bests=[];best={score:-1,taps:[],clears:!1};chances=new Float64Array(1024);choices=new Int16Array(1024);tabu=0;lenient=!1;stopped=!1;random;constructor(_,t,o,r){this.start=_,this.scoring=t,this.steering=o,this.options=r,this.random=new S(o.seed),this.grid.weighBy(this.policy.weights);for(let n=0;n<=r.levels;n++)this.bests.push(new q_)}run(){let{learns:_,levels:t}=this.options,o=Gl(this.start);for(let r=0;r===0||!this.stopped;r++){let n=Yl(r,o);this.tabu=n.color,this.lenient=_&&r>0&&(r%2===1||!this.best.clears);let s=this.annealed(Mn(this.runLevel(t),this.start),r);_&&(n.best=Math.max(n.best,s.score))}return this.best}annealed(_,t){let{start:o,scoring:r,steering:n}=this,s=Math.round(this.options.annealTries*Math.min(1,Bl*gl**t));if(s===0||this.stopped)return _;let a=()=>this.shouldStop(),l=So(o,_,r,{seed:`${n.seed} ${t}`,stop:a,tries:s});return this.keep(l),l}keep(_){_.score<=this.best.score||(this.best=_,this.steering.progress?.(_))}nested(_){let{rounds:t,repeats:o,alpha:r}=this.options,n=this.bests[_];n.clear();let s=0;for(let a=0;a<t&&s<o;a++){let l=_===1?this.playouts():this.runLevel(_-1);if(l.score>n.score?(n.copy(l),s=0):l.score===n.score&&s++,this.shouldStop())return;this.policy.adapt(n,r)}}shouldStop(){return this.stopped||=this.steering.stop(),this.stopped}runLevel(_){let t=this.policy.mark();return this.nested(_),this.policy.back(t),this.bests[_]}playouts(){let _=this.bests[0];_.clear();for(let t=0;t<this.options.playouts;t++)this.playout(),this.tried.score>_.score&&_.copy(this.tried);return _.paid>this.best.score&&this.keep(Mn(_,this.start)),_}playout(){let{grid:_,tried:t,scoring:o,choices:r}=this;_.copy(this.start),t.clear();let n=0;for(;_.count>0;){let s=r[this.drawn(this.candidates(t.steps))];t.ends[t.steps]=t.size,t.chosen[t.steps]=_.code[s],t.cells[t.steps++]=_.at[s],n+=o.points[_.removes[s]],_.tap(s)}t.left=_.left(),t.paid=o.finish(n,t.left),t.score=this.lenient?t.paid+this.nearlyBonus(n,t):t.paid}nearlyBonus(_,{paid:t,left:o}){return o===0||o>=or?0:(this.scoring.finish(_,0)-t)*(or-o)/(2*or)}candidates(_){let{choices:t,tabu:o}=this,{color:r,size:n,count:s}=this.grid,a=_>=this.options.pairsFrom,l=0;for(let i=0;i<s;i++)(r[i]!==o||a&&n[i]===2)&&(t[l++]=i);if(l>0)return l;for(let i=0;i<s;i++)t[i]=i;return s}drawn(_){let{tried:t,chances:o,choices:r}=this,{code:n,weight:s}=this.grid;t.reserve(_);let a=t.size,l=0;for(let u=0;u<_;u++){let d=r[u];t.codes[a+u]=n[d],l+=s[d],o[u]=l}t.size=a+_;let i=this.random.next()*l,c=0;for(;c<_-1&&o[c]<=i;)c++;return c}};function Gl({colors:e}){let _=n=>e[n]??0,t=[1,2,3,4,5,6].filter(n=>_(n)>0).sort((n,s)=>_(s)-_(n)),[o=0,r=o]=t;return t.filter(n=>n===o||n===r||_(n)>=Ll*_(o)).slice(0,3).map(n=>({color:n,best:-1}))}function Yl(e,_){let t=[..._].sort((n,s)=>s.best-n.best),o=_.find((n,s)=>s>0&&n.best<0);return(e%3===2&&(o??t[1])||t[0])??{color:0,best:-1}}function Mn(e,{stride:_,height:t}){let o=Array.from(e.cells.subarray(0,e.steps),r=>(r/_|0)-1+32*(t-1-r%_));return{score:e.paid,taps:o,clears:e.left===0}}function In(e,_,{stage:t,plan:o}={}){let r=t&&Sl(e,t);if(r)return sr(e,{...r,reached:t.goals.map(()=>!0),stars:3},"unknown");let n=$n(e),s=e.goals.every(d=>d.kind==="score"&&d.within===null),a=s?Ho(n.grid,n.scoring,jn):null;if(a)return sr(e,En(n,a.taps),"no");let l=e.reached[0]?{answer:"unknown"}:_r(n,jn),i=s?Wl(n,_):wl(n,_);o&&i.unshift(o),l.answer==="yes"&&i.push(l.taps);let u=i.map(d=>En(n,d)).reduce((d,b)=>pe(b,d)?b:d);return sr(e,u,l.answer)}function En(e,_){return F(e,_,new p)}function $n(e){let{goals:_,reached:t,taps:o,most:r}=e;return{grid:new p().load(e.board),goals:_,reached:t,taps:o,most:r,scoring:Pn(e)}}function Wl({grid:e,scoring:_},t){return[...[u_,d_].map(r=>m_(e,_,{...t,stop:Nn},{width:vl,appraisal:r})),h_(e,_,t,{levels:2,rounds:60})].map(r=>r.taps)}var Rl=[[u_,[400,100,100]],[d_,[6,2,2]]];function wl(e,_){let t=Rl.map(([r,n])=>H_(e,{width:xl,appraisal:r,weights:n,stop:Nn,enough:({stars:s})=>s===3})),o=h_(e.grid,e.scoring,_,{levels:2,rounds:60});return[...t,o].map(r=>r.taps)}function ar(e){let[_]=I_(e);return!_||Ae(e,0)?!1:_.kind==="score"&&Dn(e)<_.amount?!0:pt(_,e.board,e.taps)}function kl(e,_,t){for(let o=e.length-1;o>=0;o--){let r=e[o];if(!ar(r)&&In(r,_,t?{stage:t}:{}).target==="yes")return o}return-1}var jn=6e3,vl=8,xl=24,Nn=()=>!1;function Pn(e){let{points:_,finish:t}=e.boosted?Fo:A;return{points:_,finish:(o,r)=>t(o+e.score,r)}}function Sl(e,_){let t=Al(_)[e.taps];if(!t||e.used.length>0||t!==Fn(e))return null;let o=_.line.slice(e.taps).map(r=>{let n=O.actions.read(r);return n?.type==="tap"?n.cell:-1});return{score:_.par,taps:o,clears:Ol(_).phase==="cleared"}}var zn=new Map;function Fn(e){return`${e.score} ${e.board.cells.join()}`}function Al(e){return Kn(e).keys}function Ol(e){return Kn(e).end}function Kn(e){let _=zn.get(e.number);if(_)return _;let t=Re.resume(O,Go(`stage ${e.number}`,e.line));if(!t.ok)throw new Error(`the line of stage ${e.number} does not hold: ${t.why}`);let o=t.value,n={keys:Array.from({length:o.length+1},(s,a)=>Fn(o.at(a).state)),end:o.state};return zn.set(e.number,n),n}function sr(e,_,t){let{taps:o,score:r,clears:n,stars:s,reached:a}=_,i=e.goals.length===0||a[0]?"yes":t==="no"||ar(e)?"no":"unknown";return{tap:o[0]??null,line:o,score:r,clears:n,stars:s,target:i}}function Dn(e){let _=new p().load(e.board),{points:t,finish:o}=Pn(e),r=0,n=0;for(let s=1;s<=6;s++){let a=_.colors[s];a===1||_.tappable[s]===0?n+=a:r+=t[a]}return _.count===0?e.score:o(r,n)}var ir={};f(ir,{newcomers:()=>Il,wonBy:()=>Tl});function Tl(e,_){let t=new p;return _.filter(({board:r,goals:n})=>{let s=p_(r,n.slice(0,1));return e(s.grid).some(a=>F(s,a,t).stars>0)}).map(({number:r})=>r)}var J_=e=>e>>5,Un=e=>e&31,n_=(e,_)=>e.size[_];function Q_(e,_){let t=new p().copy(e),o=[];for(;t.count>0;){let r=Array.from({length:t.count},(s,a)=>({k:a,likes:_(t,a)}));r.sort((s,a)=>Cl(a.likes,s.likes));let n=r[0]?.k??0;o.push(t.cell(n)),t.tap(n)}return o}function Cl(e,_){for(let[t,o]of e.entries())if(o!==_[t])return o-(_[t]??0);return 0}function Ml(e){let _=0;for(let t=1;t<e.count;t++)n_(e,t)>n_(e,_)&&(_=t);return e.color[_]??1}function El(e){let _=Ml(e),t=new S("newcomer");return Array.from({length:15},(o,r)=>Q_(e,(n,s)=>{let a=n.cell(s),l=[J_(a),-n_(n,s),n_(n,s),-Un(a),t.next()];return[n.color[s]===_?0:1,l[Math.min(r,l.length-1)]??0,J_(a)]}))}function jl(e){let _=0,t=-1;return Q_(e,(o,r)=>(o.left()!==t&&([t,_]=[o.left(),_+1]),[_%2===1?n_(o,r):-n_(o,r),J_(o.cell(r))]))}function zl(e){let _=new S("fifty");return Array.from({length:50},()=>Q_(e,()=>[_.next()]))}var Il=[{name:"largest group, of equals the lowest",lines:e=>[Q_(e,(_,t)=>[n_(_,t),J_(_.cell(t)),-Un(_.cell(t))])],atMost:{all:5,late:2}},{name:"one striking colour spared, best of 15",lines:El,atMost:{all:35,late:2}},{name:"smallest group, of equals the lowest",lines:e=>[Q_(e,(_,t)=>[-n_(_,t),J_(_.cell(t))])],atMost:null},{name:"from the top down",lines:e=>[Q_(e,(_,t)=>[-J_(_.cell(t)),n_(_,t)])],atMost:null},{name:"large and small by turns",lines:e=>[jl(e)],atMost:null},{name:"anything, best of 50",lines:zl,atMost:null}];var ur={};f(ur,{shownLine:()=>Pl});var cr={};f(cr,{stopAfter:()=>ye});function ye(e){let _=0;return()=>++_>e}var $l=3e3;function Nl(e){return h_(new p().load(e),A,{seed:"par",stop:ye($l)})}function Pl(e){let _=O.setups.read(e);return _?.type==="stage"?o_(_.stage).line:_?.type!=="daily"?null:Nl(O.start(_,"").board).taps.map(t=>ne.write({type:"tap",cell:t}))}var pr={};f(pr,{dailySetup:()=>ql,dealDaily:()=>qn,dealEndless:()=>Jl,proveClearable:()=>Ql});var mr={};f(mr,{threeStars:()=>dr});var Fl=["clear","color","few","big","score"],Kl=[["clear","few","color","ice","numbers","marked"],["few","color"]];function dr(e,_,t,{wanted:o,usualScore:r}){let n=null;for(let s of t.filter(({reached:a})=>a[0])){let a=Ul(e,s,r).filter(({kind:d})=>d!==_.kind),l=Dl(_,o,a);if(!l)continue;let i=[_,...l],c=F(p_(e,i),s.taps,new p),u=1e6*l.filter(({kind:d})=>o.includes(d)).length+c.score;c.stars===3&&(!n||u>n.worth)&&(n={goals:i,line:c,worth:u})}return n}function Dl(e,_,t){let o=[];for(let r of[..._,...Fl]){let n=t.find(s=>s.kind===r);!n||o.length===2||o.includes(n)||o.some(s=>Vn(s.kind,r))||r!=="clear"&&Vn(e.kind,r)&&e.kind!=="ice"||o.push(n)}return o.length<2?null:o.sort((r,n)=>Hn(_,r.kind)-Hn(_,n.kind))}var Vn=(e,_)=>Kl.some(([t,...o])=>e===t&&o.includes(_)||_===t&&o.includes(e)),Hn=(e,_)=>{let t=e.indexOf(_);return t<0?.5:t};function Ul(e,{taps:_,score:t,clears:o},r){let n=new p().load(e),[s,a]=[0,0];for(let Y=0;Y<n.count;Y++)s=Math.max(s,n.removes[Y]);let l=[...n.colors];for(let Y of _){let A_=n.groupOf(Y);a=Math.max(a,n.removes[A_]),n.tap(A_)}let i=(Y,A_=0)=>({kind:Y,amount:A_,within:null}),c=Math.floor(t*.92/10)*10,u=n.left(),d=c>r*1.1?[i("score",c)]:[];o?d.push(i("clear")):u<=6&&d.push(i("few",u)),a>=Math.max(7,s+2)&&d.push(i("big",a));let B=[1,2,3,4,5,6].filter(Y=>(l[Y]??0)>=6&&n.colors[Y]===0).sort((Y,A_)=>(l[A_]??0)-(l[Y]??0))[0];return B&&!o&&d.push(i("color",B)),[...d,...Vl(e,_)]}function Vl(e,_){return $_.filter(o=>["ice","numbers","marked","rocks"].includes(o)).map(o=>({kind:o,amount:0,within:null})).filter(o=>{let r=p_(e,[o]),n=F(r,[],new p),s=e.cells.some(l=>y(l)>0||L(l)==="rock")&&!n.reached[0],a=F({...r,reached:[!1]},_.slice(0,1),new p);return s&&!a.reached[0]&&F(r,_,new p).reached[0]===!0})}var Hl=25;function qn(e){let _=ie(e),t=Jn(r=>({type:"daily",date:e,deal:r,goals:null}),_,{seed:"",share:Hl,stars:3});if(t)return t;let{line:o}=K_(_,`daily ${e}`);return{setup:{type:"daily",date:e,deal:0,goals:null},proof:o}}var ql=e=>O.setups.write(qn(e).setup);function Jl(e,_){let t=ce(e),o=Math.max(8,Math.round(60-52*(e-1)/(Zt-1))),r=Jn(s=>({type:"endless",level:e,deal:s,goals:null}),t,{seed:_,share:o,stars:1});if(r)return r;let{line:n}=K_(t,`endless ${e} ${_}`);return{setup:{type:"endless",level:e,deal:0,goals:null},proof:n}}function Ql(e,_=256){let t=new p().load(e);for(let o=4;o<=_;o*=4){let n=m_(t,A,{seed:"",stop:()=>!1},{width:o,appraisal:d_,enough:s=>s.clears});if(n.clears)return n}return null}var Xl=8,fr=16;function Jn(e,{goal:_},{seed:t,share:o,stars:r}){for(let n=1;n<=Xl;n++){let{board:s}=O.start(e(n),t),a=Do(new p().load(s),{kind:_,amount:0,within:null},200,"deal"),l=ei(_,a,o);if(!l)continue;let i=ti(s,l),c=a.map(({score:d})=>d).sort((d,b)=>d-b)[100]??0,u=r===1?_i(l,i):dr(s,l,i,{wanted:Zl[_]??[],usualScore:c});if(u)return{setup:{...e(n),goals:u.goals},proof:u.line.taps}}return null}var Zl={score:["big","clear"],big:["score","few"],clear:["score","big"],ice:["score","few"],numbers:["big","few"],few:["score","color"],rocks:["score","few"]};function _i(e,_){let t=_.find(({reached:o})=>o[0]);return t?{goals:[e],line:t}:null}function ei(e,_,t){let o=Math.floor(_.length*t/100),r=s=>[...s].sort((a,l)=>l-a)[o]??0;if(e==="score")return{kind:e,amount:Math.max(10,Math.floor(r(_.map(s=>s.score))/10)*10),within:null};if(e==="big")return{kind:e,amount:r(_.map(({most:s})=>s)),within:null};if(e!=="few")return{kind:e,amount:0,within:null};let n=-r(_.map(s=>-s.left));return n>0?{kind:e,amount:n,within:null}:null}function ti(e,_){let t=p_(e,[_]),o=()=>!1,r={seed:"deal",stop:o};return[m_(t.grid,A,r,{width:fr,appraisal:d_}).taps,H_(t,{width:fr,appraisal:d_,weights:[6],stop:o,enough:()=>!1}).taps,H_(t,{width:fr,appraisal:u_,weights:[300],stop:o,enough:()=>!1}).taps,h_(t.grid,A,{seed:"deal",stop:ye(400)},{levels:2,rounds:60}).taps].map(s=>F(t,s,new p))}var yr={};f(yr,{anything:()=>ni,colorByColor:()=>si,largestFirsts:()=>oi,saveOnes:()=>ri,sweeps:()=>ai});function S_(e,_){let t=new p().copy(e),o=[];for(;t.count>0;){let r=_(t);o.push(t.cell(r)),t.tap(r)}return o}function X_(e,_,t=!1){let[o,r]=[0,Number.NEGATIVE_INFINITY];for(let n=0;n<e.count;n++){let s=_(n);(s>r||t&&s===r)&&([o,r]=[n,s])}return o}var be=(e,_)=>e.size[_],hr=(e,_)=>e.removes[_],De=e=>e&31,Ue=e=>e>>5;function oi(e){let _=new p,t=(o,r)=>{_.copy(o).tap(r);let n=0;for(let s=0;s<_.count;s++)n=Math.max(n,hr(_,s)**2);return hr(o,r)**2+n};return[S_(e,o=>X_(o,r=>be(o,r),!0)),S_(e,o=>X_(o,r=>hr(o,r))),S_(e,o=>X_(o,r=>t(o,r)))]}function ri(e){let _=new S("stranger"),o=[...[1,2,3,4,5,6].filter(n=>e.colors[n]>0)].sort((n,s)=>e.colors[s]-e.colors[n]),r=[(n,s)=>be(n,s),(n,s)=>-be(n,s),(n,s)=>-De(n.cell(s)),(n,s)=>De(n.cell(s)),(n,s)=>-Ue(n.cell(s)),(n,s)=>Ue(n.cell(s)),()=>_.next()];return Array.from({length:15},(n,s)=>{let a=o[s>=7&&s<11?Math.min(1,o.length-1):0],l=r[Math.min(s,r.length-1)]??be;return S_(e,i=>X_(i,c=>l(i,c)-(i.color[c]===a?1e6:0)))})}function ni(e){let _=new S("anything");return Array.from({length:15},()=>S_(e,t=>Math.floor(_.next()*t.count)))}function si(e){let _=[1,2,3,4,5,6].filter(t=>e.colors[t]>0);return Qn(_).map(t=>S_(e,o=>X_(o,r=>-t.indexOf(o.color[r]))))}function Qn(e){return e.length<2?[[...e]]:e.flatMap(_=>Qn(e.filter(t=>t!==_)).map(t=>[_,...t]))}function ai(e){return[(t,o)=>-be(t,o),(t,o)=>-De(t.cell(o)),(t,o)=>De(t.cell(o)),(t,o)=>-Ue(t.cell(o)),(t,o)=>Ue(t.cell(o))].map(t=>S_(e,o=>X_(o,r=>t(o,r))))}function li(e){return(_,t,{seed:o})=>a_(j(o,["random"]),"random",[...e.legal(_,t)])}var Xn=e=>({id:"random",text:{ja:"気まぐれ",en:"Random"},bot:li(e)});var Zn={"games/keshiki/actions":lt,"games/keshiki/after":ct,"games/keshiki/blocks":Qe,"games/keshiki/board":rt,"games/keshiki/cells":Ze,"games/keshiki/daily":Xt,"games/keshiki/dates":mt,"games/keshiki/deals":oo,"games/keshiki/draw":so,"games/keshiki/game":yo,"games/keshiki/goals":ht,"games/keshiki/kinds":Ve,"games/keshiki/link-preview":Bo,"games/keshiki/notation":Lt,"games/keshiki/play":co,"games/keshiki/publishing":Lo,"games/keshiki/recipes":_o,"games/keshiki/replay":Yo,"games/keshiki/score":ao,"games/keshiki/settle":lo,"games/keshiki/setup":Qt,"games/keshiki/stages/early-names":Yt,"games/keshiki/stages/index":Ht,"games/keshiki/stages/late-names":Rt,"games/keshiki/stages/names":kt,"games/keshiki/stages/promises":Ro,"games/keshiki/stages/record":Rn,"games/keshiki/stages/view1":xt,"games/keshiki/stages/view10":Vt,"games/keshiki/stages/view2":At,"games/keshiki/stages/view3":Tt,"games/keshiki/stages/view4":Mt,"games/keshiki/stages/view5":jt,"games/keshiki/stages/view6":It,"games/keshiki/stages/view7":Nt,"games/keshiki/stages/view8":Ft,"games/keshiki/stages/view9":Dt,"games/keshiki/state":wn,"games/keshiki/texts":ho,"games/keshiki/tools":at,"games/keshiki/use":fo,"bots/keshiki/anneal":Ao,"bots/keshiki/beam":Io,"bots/keshiki/careless":Uo,"bots/keshiki/exact":qo,"bots/keshiki/fast-random":wo,"bots/keshiki/fixed":Mo,"bots/keshiki/goal-beam":Xo,"bots/keshiki/goal-exact":er,"bots/keshiki/goal-meter":Po,"bots/keshiki/goal-play":Jo,"bots/keshiki/hint":lr,"bots/keshiki/newcomers":ir,"bots/keshiki/nrpa":nr,"bots/keshiki/par":ur,"bots/keshiki/policy":tr,"bots/keshiki/proven-deals":pr,"bots/keshiki/scoring":Ko,"bots/keshiki/search":cr,"bots/keshiki/solver-board":vo,"bots/keshiki/solver-cells":ko,"bots/keshiki/solver-grid":jo,"bots/keshiki/stars":mr,"bots/keshiki/strangers":yr},ii=Zn["games/keshiki/game"].keshiki,jd=Zn["games/keshiki/link-preview"].linkPreview,zd=[Xn(ii)];export{zd as bots,ii as game,jd as linkPreview,Zn as modules};
