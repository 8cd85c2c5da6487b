var Bs=Object.defineProperty;var f=(e,_)=>{for(var t in _)Bs(e,t,{get:_[t],enumerable:!0})};var mt={};f(mt,{actions:()=>le,useTool:()=>Fs});var et={};f(et,{EMPTY:()=>m,block:()=>Y,canTap:()=>U,colorOf:()=>B,colors:()=>g,counterOf:()=>__,falls:()=>V,goesWith:()=>z_,iceOf:()=>Y_,isFrozen:()=>Le,isNormal:()=>I_,kindIds:()=>Z,kindOf:()=>L,kinds:()=>h,meets:()=>oe,melted:()=>_t,obstacleKinds:()=>G_,recolored:()=>te,thawed:()=>re,trait:()=>W_,traits:()=>K,valueOf:()=>D});var Je={};f(Je,{kindIds:()=>Z,kinds:()=>h,obstacleKinds:()=>G_});var Sr={is:"plus",least:1,most:99,offered:[2,12]},Ar={is:"minus",least:1,most:99,offered:[2,12]},ge={why:"frozen",text:{ja:"氷結ブロックは押せません。となりの同じ色を消すと、氷がとけます。",en:"A frozen block cannot be tapped. Clear its color beside it."}},Or={why:"counter",text:{ja:"カウンターは押せません。同じ色のかたまりを押します。",en:"A counter cannot be tapped. Tap a normal block of its group."}},m_=["swap","paint","flood","bomb","maul"],Cr={ja:"次は、まんなか。",en:"Now the middle."},gs=5,Ls={normal:{code:0,mark:"__",also:[],letter:null,colored:!0,falls:!0,refusal:null,counter:null,thaws:null,tools:["pop","shuffle",...m_],first:1,text:{ja:"ノーマルブロック",en:"Normal block"},rule:{ja:"同じ色が2つ以上となり合うと、押して消せます。",en:"Tap it when two or more of its color touch."},meeting:null},ice1:{code:1,mark:"_*",also:[],letter:null,colored:!0,falls:!0,refusal:ge,counter:null,thaws:{met:"normal",unmet:"normal"},tools:["melt",...m_],first:11,text:{ja:"氷結ブロック",en:"Frozen block"},rule:{ja:"同じ色がとなりで消えると、とけます。",en:"Thaws when its own color clears beside it."},meeting:{board:"...../...../...../RRYYR/R*RYYR",steps:[{tap:"a3",text:{ja:"同じ色がとなりで消えると、とけます。",en:"A frozen block thaws when its own color clears beside it."}},{tap:"b3",text:{ja:"とけました。次は、まんなか。",en:"It thawed. Now the middle."}},{tap:"a4",text:{ja:"もう、ふつうに消せます。",en:"Now it clears like any other."}}],end:{ja:"氷結ブロックは、一度とかしてから。",en:"A frozen block takes one clear more."}}},plus:{code:4,mark:"_+",also:[],letter:null,colored:!0,falls:!0,refusal:Or,counter:Sr,thaws:null,tools:["free",...m_],first:21,text:{ja:"カウンター+",en:"Counter+"},rule:{ja:"書かれた数以上のかたまりなら、いっしょに消えます。",en:"Clears with a group of that many or more."},meeting:{board:"...../...../...../..YRR/R+5RYRR",steps:[{tap:"a4",text:{ja:"≥5は、5個以上のかたまりなら消えます。2個では？",en:"≥5 clears with a group of 5 or more. And with 2?"}},{tap:"b4",text:{ja:"あと3足りません。まんなかを消します。",en:"Three short. Clear the middle."}},{tap:"b4",text:{ja:"これで5個。",en:"Five now."}}],end:{ja:"数えるときは、自分も一つ。",en:"It counts itself as one."}}},ice2:{code:2,mark:"**",also:[],letter:null,colored:!0,falls:!0,refusal:ge,counter:null,thaws:{met:"ice1",unmet:"ice1"},tools:["melt",...m_],first:31,text:{ja:"氷結ブロックLV2",en:"Frozen block LV2"},rule:{ja:"同じ色がとなりで2回消えると、とけます。",en:"Thaws when its own color clears beside it twice."},meeting:{board:"...../...../...../..YR./R**RYR.",steps:[{tap:"a4",text:{ja:"LV2は、二度でとけます。",en:"LV2 takes two."}},{tap:"b4",text:{ja:"一度目。次は、まんなか。",en:"One. Now the middle."}},{tap:"b4",text:{ja:"二度目。",en:"Two."}}],end:{ja:"とけました。点の数がLVです。",en:"Thawed. The dots show the level."}}},minus:{code:8,mark:"_-",also:["_="],letter:null,colored:!0,falls:!0,refusal:Or,counter:Ar,thaws:null,tools:["flip",...m_],first:41,text:{ja:"カウンター−",en:"Counter−"},rule:{ja:"書かれた数以下のかたまりのときだけ消えます。",en:"Clears only with a group of that many or fewer."},meeting:{board:"...../...../...../RRY../R-3RYR.",steps:[{tap:"a3",text:{ja:"≤3は、3個以下のときだけ消えます。4個では？",en:"≤3 clears only with 3 or fewer. And with 4?"}},{tap:"b4",text:{ja:"一つ多かったので残りました。",en:"One too many, so it stayed."}},{tap:"b4",text:{ja:"2個なら消えます。",en:"A group of two removes it."}}],end:{ja:"小さく分けるのも手です。",en:"Sometimes smaller is better."}}},icePlus:{code:5,mark:"*+",also:[],letter:null,colored:!0,falls:!0,refusal:ge,counter:Sr,thaws:{met:"normal",unmet:"plus"},tools:["melt",...m_],first:51,text:{ja:"氷結カウンター+",en:"Frozen counter+"},rule:{ja:"書かれた数以上のかたまりがとなりで消えると、ノーマルブロックに戻ります。足りないと氷だけとけます。",en:"A big enough group beside it frees it; a smaller one only thaws it."},meeting:{board:"...../...../...../..YR./R*+4RYRR",steps:[{tap:"a4",text:{ja:"足りないと、氷だけとけます。",en:"Too few only thaws it."}},{tap:"b4",text:Cr},{tap:"b4",text:{ja:"4個そろいました。",en:"Four now."}}],end:{ja:"足りていれば、一度でノーマルブロックに戻ります。",en:"With enough, one clear frees it."}}},rock:{code:0,mark:"<_>",also:["[_]"],letter:"o",colored:!1,falls:!0,refusal:{why:"rock",text:{ja:"岩ブロックは消えません。落ちます。",en:"Rock never clears. It falls."}},counter:null,thaws:null,tools:["hammer","bomb","maul"],first:61,text:{ja:"岩ブロック",en:"Rock"},rule:{ja:"消えません。落ちます。",en:"Never clears. It falls."},meeting:{board:"...../...../.o.../YRY../YRY..",steps:[{tap:"b3",text:{ja:"岩ブロックは消えません。落ちます。",en:"Rock never clears. It falls."}},{tap:"a4",text:{ja:"岩ブロックごしには、つながりません。",en:"Nothing links through it."}},{tap:"b4",text:{ja:"残りも消します。",en:"And the rest."}}],end:{ja:"岩ブロックが残っても全消しです。",en:"Rock may stay: this is all clear."}}},marked:{code:6,mark:"_@",also:[],letter:null,colored:!0,falls:!0,refusal:null,counter:null,thaws:null,tools:["pop",...m_],first:gs,text:{ja:"マークつき",en:"Marked"},rule:{ja:"ふつうのブロックです。全部消すのが目標です。",en:"A plain block: the goal is to clear all of these."},meeting:{board:"...../...../...../YYB../@RRBY.",steps:[{tap:"a3",text:{ja:"マークつきを全部消せば達成です。まず上を。",en:"Clear what is marked. First what lies above."}},{tap:"a4",text:{ja:"マークつきは、ふつうに消せます。",en:"A marked block clears like any other."}},{tap:"a4",text:{ja:"ほかは残ってもかまいません。",en:"The others may stay."}}],end:{ja:"マークがなくなれば達成です。",en:"When no mark is left, you are done."}}},iceMinus:{code:9,mark:"*-",also:["*="],letter:null,colored:!0,falls:!0,refusal:ge,counter:Ar,thaws:{met:"normal",unmet:"minus"},tools:["melt",...m_],first:71,text:{ja:"氷結カウンター−",en:"Frozen counter−"},rule:{ja:"書かれた数以下のかたまりがとなりで消えると、ノーマルブロックに戻ります。多いと氷だけとけます。",en:"A small enough group beside it frees it; a bigger one only thaws it."},meeting:{board:"...../...../...../RRY../R*-3RYR.",steps:[{tap:"a3",text:{ja:"多すぎると、氷だけとけます。",en:"Too many only thaws it."}},{tap:"b4",text:Cr},{tap:"b4",text:{ja:"3個以下なので消えます。",en:"Three or fewer: it clears."}}],end:{ja:"少なければ、一度でノーマルブロックに戻ります。",en:"With few, one clear frees it."}}},steel:{code:1,mark:"<->",also:["[-]"],letter:"x",colored:!1,falls:!1,refusal:{why:"steel",text:{ja:"鋼鉄ブロックは消えません。動きません。",en:"Steel never clears and never moves."}},counter:null,thaws:null,tools:["chisel","maul"],first:81,text:{ja:"鋼鉄ブロック",en:"Steel"},rule:{ja:"消えません。動きません。",en:"Never clears. Never moves."},meeting:{board:"...../...../.Y.../Rx.L./RRYL.",steps:[{tap:"a4",text:{ja:"鋼鉄ブロックは消えません。動きません。",en:"Steel never clears. Never moves."}},{tap:"a4",text:{ja:"上をこえて、下をくぐります。",en:"Blocks pass over and under it."}},{tap:"c4",text:{ja:"あたると止まります。",en:"What hits it stops."}}],end:{ja:"鋼鉄ブロックが残っても全消しです。",en:"Steel may stay: this is all clear."}}}},h=Ls,Tr=e=>h[e].first??Number.MAX_SAFE_INTEGER,Z=Object.keys(h).sort((e,_)=>Tr(e)-Tr(_)),G_=Z.filter(e=>e!=="normal");var g=[{letter:"L",hex:"#7DB9E8",text:{ja:"水色",en:"Light blue"}},{letter:"R",hex:"#FF6347",text:{ja:"珊瑚赤",en:"Coral red"}},{letter:"Y",hex:"#F4D03F",text:{ja:"砂金色",en:"Sand gold"}},{letter:"G",hex:"#2E8B57",text:{ja:"海緑",en:"Sea green"}},{letter:"B",hex:"#1E5799",text:{ja:"深い青",en:"Deep blue"}},{letter:"W",hex:"#F5F5F5",text:{ja:"真珠白",en:"Pearl white"}}],m=0,Xe=7,Gs=8,$_=128;function Y(e,_,t=0){let{code:o,colored:r,counter:n}=h[e];return(r?_:Xe)+Gs*o+(n?$_*t:0)}var W_={taps:1,falls:2,frozen:4,plus:8,minus:16},{taps:Mr,falls:Er,frozen:jr,plus:$r,minus:Ir}=W_,zr=Array.from({length:$_},()=>null),K=new Uint8Array($_),Nr=new Uint8Array($_),Pr=new Uint8Array($_),Ze=new Uint8Array($_);for(let e of Object.keys(h))for(let _=1;_<=g.length;_++)Ws(e,_);function Ws(e,_){let{falls:t,refusal:o,counter:r,thaws:n}=h[e],s=Y(e,_);zr[s]=e,K[s]=(o?0:Mr)|(t?Er:0)|(n?jr:0)|(r?W_[r.is]:0),Nr[s]=Fr(e),Pr[s]=n?Y(n.met,_):s,Ze[s]=n?Y(n.unmet,_):s}function Fr(e){let{thaws:_}=h[e];return _?1+Fr(_.unmet):0}function B(e){let _=e&7;return _===Xe?0:_}function L(e){return zr[e&127]??null}function Y_(e){return Nr[e&127]}function __(e){let _=L(e);return _&&h[_].counter}function D(e){return e>>7}function I_(e){return e>0&&e<Xe}function U(e){return(K[e&127]&Mr)!==0}function V(e){return(K[e&127]&Er)!==0}function Le(e){return(K[e&127]&jr)!==0}function te(e,_){return e-(e&7)+_}function oe(e,_){let t=K[e&127];return t&$r?_>=e>>7:t&Ir?_<=e>>7:!0}function z_(e,_){return!Le(e)&&oe(e,_)}function re(e,_){return Kr(e,(oe(e,_)?Pr:Ze)[e&127])}function _t(e){return Kr(e,Ze[e&127])}function Kr(e,_){return K[_]&($r|Ir)?_+e-(e&127):_}var ot={};f(ot,{LONGEST_SIDE:()=>v,cellAt:()=>R,cellName:()=>T,columnName:()=>Ge,columnOf:()=>e_,indexOf:()=>k,readCell:()=>N_,rowOf:()=>t_});var v=32;function R(e,_){return _*32+e}function e_(e){return e%32}function t_(e){return Math.floor(e/32)}var tt="abcdefghijklmnopqrstuvwxyz";function Ge(e){return e<26?tt.charAt(e):`a${tt.charAt(e-26)}`}function T(e){return`${Ge(e_(e))}${t_(e)}`}var Ys=/^(a?)([a-z])(0|[1-9]\d?)$/;function N_(e){let _=Ys.exec(e);if(!_)return null;let t=tt.indexOf(_[2]??"")+(_[1]?26:0),o=Number(_[3]);return t<32&&o<32?R(t,o):null}function k(e,_){let t=e_(_),o=t_(_);return _>=0&&t<e.width&&o<e.height?o*e.width+t:-1}var dt={};f(dt,{TOOL_SLOTS:()=>Jr,earnedTools:()=>Cs,toolIds:()=>Qr,tools:()=>E,toolsFit:()=>ut});var Rs=["branch","lesson","practice","repeat","undo","hints","tools","shown"];function rt(e){return Object.fromEntries(Rs.flatMap(_=>e[_]?[[_,e[_]]]:[]))}function I(e,_){let t={};for(let o of _)t[o]=ks(e,o);return t}function ks(e,_){return ne(`${_}
${e}`)}function R_(e,_){let t=e[_]+1831565813|0;e[_]=t>>>0;let o=Math.imul(t^t>>>15,t|1);return o^=o+Math.imul(o^o>>>7,o|61),(o^o>>>14)>>>0}function s_(e,_,t){return Math.floor(R_(e,_)/4294967296*t)}function H(e,_,t){let o=t[s_(e,_,t.length)];if(o===void 0)throw new Error("pick: the list is empty");return o}function P_(e,_,t){for(let o=t.length-1;o>0;o--){let r=s_(e,_,o+1),n=t[o];t[o]=t[r],t[r]=n}return t}function ne(e){let _=2654435769,t=608135816,o=3084996962,r=2246822507;for(let n=0;n<e.length;n++){let s=e.charCodeAt(n);_=t^Math.imul(_^s,739982445),t=o^Math.imul(t^s,695872825),o=r^Math.imul(o^s,458671337),r=_^Math.imul(r^s,2146121005)}return _=We(_^r>>>16),t=We(t^_),o=We(o^t),We(r^o^e.length)>>>0}function We(e){let _=e;return _=Math.imul(_^_>>>16,569420461),_=Math.imul(_^_>>>15,1935289751),_^_>>>15}var Dr=2e4;function Ur(e,_,t){if(_.game!==e.id)return Ye("otherGame");if(_.version!==e.version)return Ye("otherVersion");if(_.log.length>Dr)return Ye("tooLong");let o=e.setups.read(_.setup);return o===null?Ye("badSetup"):se(e,e.start(o,_.seed),_.log,t)}function Ye(e){return{ok:!1,why:e,at:null}}function se(e,_,t,o){let r=_,n=0;for(let s of t){let a=nt(e,r,s.seat,s.line);if(!a.ok)return{ok:!1,why:a.why,at:n};let{action:l,events:i}=a,c=r;if(r=a.state,n+=1,o?.({entry:s,action:l,before:c,after:r,events:i},n-1)==="stop")break}return{ok:!0,state:r,result:e.result(r),plies:n}}function nt(e,_,t,o){let r=e.actions.read(o);return r===null?{ok:!1,why:"notAnAction"}:st(e,_,t,r)}function st(e,_,t,o){if(!e.turn(_).includes(t))return{ok:!1,why:"notYourTurn"};let r=e.apply(_,t,o);return r.ok?{ok:!0,state:r.state,events:r.events,action:o}:r}function W(e,_){return{ja:Vr(e.ja,_,t=>t.ja),en:Vr(e.en,_,t=>t.en),message:e,values:_}}function Vr(e,_,t){return e.replace(/\{(\w+)\}/g,(o,r)=>{let n=_[r]??o;return typeof n=="object"?t(n):String(n)})}var ws=128,vs=8,Re=class{game;remember;first;waypoints=[];entries=[];recent=[];constructor(_,t,o){this.game=_,this.first=t,this.remember=Math.max(1,o)}get begin(){return this.first.at}get length(){return this.begin+this.entries.length}get log(){return[...this.entries]}get start(){return this.first.state}get last(){return this.recent.length===0&&this.entries.length>0&&(this.recent=this.again(this.length-Math.max(this.remember,vs))),this.recent.at(-1)??null}push(_){for(this.entries.push(_.entry),this.recent.push(_);this.recent.length>this.remember;)this.recent.shift();this.length%ws===0&&this.waypoints.push({at:this.length,state:_.after})}pop(){let{last:_}=this;if(!_)return null;for(this.recent.pop(),this.entries.pop();(this.waypoints.at(-1)?.at??0)>this.length;)this.waypoints.pop();return _}ply(_){return _<this.begin||_>=this.length?null:this.recent[_-this.forgotten]??this.again(_,_+1)[0]??null}since(_){return _<this.forgotten?this.again(_):this.recent.slice(_-this.forgotten)}waypointBefore(_){return this.waypoints.filter(t=>t.at<=_).at(-1)??this.first}linesSince(_){return this.entries.slice(Math.max(0,_-this.begin))}get forgotten(){return this.length-this.recent.length}again(_,t=this.length){let o=this.waypointBefore(_),r=[],n=(a,l)=>{o.at+l>=_&&r.push(a)},s=se(this.game,o.state,this.linesSince(o.at).slice(0,t-o.at),n);if(!s.ok)throw new Error(`a played action is refused: ${s.why}`);return r}};var ke=class e{past;undone=[];marked={};current;game;setup;seed;constructor(_,t,o,r={}){this.game=_,this.setup=t,this.seed=o,this.current=r.from?r.from.state:_.start(xs(_,t),o);let n=r.from??{at:0,state:this.current};this.past=new Re(_,n,r.remember??Number.POSITIVE_INFINITY)}static resume(_,t,o=[]){let r=[],n=[...t.log,...o],s=Ur(_,{...t,log:n},l=>{r.push(l)});if(!s.ok)return o.length>0?e.resume(_,t):{ok:!1,why:s.why};let a=new e(_,t.setup,t.seed);for(let l of r)a.take(l);for(let l of r.slice(t.log.length).reverse())a.drop(l);return a.marked=rt(t.marks??{}),{ok:!0,value:a}}static takeUp(_,{setup:t,seed:o,at:r,state:n,log:s},a){let l={at:r,state:n},i=new e(_,t,o,{...a,from:l}),c=s.map(([d,y])=>({seat:d,line:y})),u=se(_,l.state,c,d=>i.take(d));if(!u.ok)throw new Error(`a stored action is refused: ${u.why}`);return i}kept(_){let{game:t,setup:o,seed:r}=this,{at:n,state:s}=this.past.waypointBefore(this.length-_),a=this.past.linesSince(n).map(({seat:l,line:i})=>[l,i]);return{version:t.version,setup:o,seed:r,at:n,state:s,log:a}}get state(){return this.current}get length(){return this.past.length}get isWhole(){return this.past.begin===0}get log(){if(!this.isWhole)throw new Error("the beginning of this match is not known here");return this.past.log}get marks(){return this.marked}mark(_,t=(this.marked[_]??0)+1){this.marked=rt({...this.marked,[_]:t})}get last(){return this.past.last}since(_){return this.past.since(_)}attempt(_,t){return this.attempted(_,nt(this.game,this.current,_,t))}take(_){this.past.push(_),this.undone.length>0&&(this.undone=[]),this.current=_.after}play(_,t){return this.played(this.attempt(_,t))}act(_,t){return this.played(this.attempted(_,st(this.game,this.current,_,t)))}attempted(_,t){if(!t.ok)return t;let{action:o,state:r,events:n}=t;return{ok:!0,ply:{entry:{seat:_,line:this.game.actions.write(o)},action:o,before:this.current,after:r,events:n}}}played(_){if(!_.ok)return _;this.take(_.ply);let{after:t,events:o,entry:r}=_.ply;return{ok:!0,state:t,events:o,entry:r}}canUndo(_="hidden"){let{last:t}=this;return t!==null&&(_==="practice"||!this.game.revealsHidden(t.events))}canRedo(){return this.undone.length>0}undo(_="hidden"){let{last:t}=this;return!t||!this.canUndo(_)?null:(this.undoSeesResult()&&this.mark("undo"),this.drop(t),this.length===0&&this.leaveBranch(),t.entry)}drop(_){this.past.pop(),this.undone.push(_),this.current=_.before}get takenBack(){return this.undone.map(({entry:_})=>_).reverse()}forgetTakenBack(){this.undone=[]}undoSeesResult(){return this.game.result(this.current)!==null&&this.hasOpened()}hasOpened(){return this.since(0).some(_=>this.game.revealsHidden(_.events))}leaveBranch(){let{branch:_,...t}=this.marked;_!==void 0&&(this.marked=t,this.undone=[])}redo(){let _=this.undone.pop();if(!_)return null;let{undone:t}=this;return this.take(_),this.undone=t,{entry:_.entry,events:_.events}}at(_){let t=this.past.ply(Math.min(_,this.length)-1);return t?{state:t.after,entry:t.entry,events:t.events}:{state:this.past.start,entry:null,events:[]}}branch(_){let t=this.log.slice(0,_),o=t.length>0?{...this.marked,branch:t.length}:{},r=e.resume(this.game,{...this.replay(),log:t,marks:o});if(!r.ok)throw new Error(`a played action is refused: ${r.why}`);return r.value}replay(){let{game:_,setup:t,seed:o,marked:r}=this,n=Object.keys(r).length>0?{marks:r}:{};return{game:_.id,version:_.version,setup:t,seed:o,log:this.log,...n}}};function xs(e,_){let t=e.setups.read(_);if(t===null)throw new Error(`not a setup of ${e.id}: ${_}`);return t}var it={};f(it,{coloredLeft:()=>ae,colorsOn:()=>F_,groupAt:()=>w_,isStuck:()=>v_,resolveTap:()=>xe,tapRefusal:()=>ve,tappable:()=>lt});var k_=new Int16Array(1024),q=new Uint8Array(1024);function ve(e,_){let t=k(e,_);if(t<0)return"outside";let o=e.cells[t]??m;if(U(o))return at(e,t)?null:"single";let r=L(o);return r===null?"empty":h[r].refusal?.why??null}function xe(e,_){let t=Hr(e,k(e,_)),{cells:o,width:r}=e,n=[],s=[],a=!0;for(let i=0;i<t;i++){let c=k_[i],u=o[c],d=R(c%r,c/r|0);n.push(d),I_(u)||(a=!1),!(u>>3&&!z_(u,t))&&(s.push(d),q[c]=2)}let l=a?[]:Ss(e,t);for(let i=0;i<t;i++)q[k_[i]]=0;return{group:n,removed:s,touched:l}}function w_(e,_){let t=Hr(e,_),o=Array.from(k_.subarray(0,t));for(let r of o)q[r]=0;return o}function Hr(e,_){let{cells:t,width:o}=e,r=t[_]&7,n=t.length-o,s=1;k_[0]=_,q[_]=1;for(let a=0;a<s;a++){let l=k_[a],i=l%o;i>0&&(s=we(t,l-1,r,s)),i<o-1&&(s=we(t,l+1,r,s)),l>=o&&(s=we(t,l-o,r,s)),l<n&&(s=we(t,l+o,r,s))}return s}function we(e,_,t,o){return q[_]!==0||(e[_]&7)!==t?o:(q[_]=1,k_[o]=_,o+1)}function Ss(e,_){let t=[];for(let o=0;o<_;o++){let r=k_[o],n=e.cells[r];I_(n)||t.push(As(e,r,n,_))}return t}function As(e,_,t,o){let r=R(_%e.width,_/e.width|0);if(q[_]===2)return{cell:r,block:t,outcome:"removed",by:0,after:m};if(!Le(t)){let n=D(t)-o;return{cell:r,block:t,outcome:n>0?"short":"over",by:Math.abs(n),after:t}}return Os(e,_)?{cell:r,block:t,outcome:"thawed",by:0,after:re(t,o)}:{cell:r,block:t,outcome:"untouched",by:0,after:t}}function Os(e,_){let{width:t,cells:o}=e,r=_%t;return r>0&&q[_-1]===2||r<t-1&&q[_+1]===2||_>=t&&q[_-t]===2?!0:_<o.length-t&&q[_+t]===2}function at(e,_){let{width:t,cells:o}=e,r=o[_]&7,n=_%t;return n>0&&(o[_-1]&7)===r||n<t-1&&(o[_+1]&7)===r||_>=t&&(o[_-t]&7)===r?!0:_<o.length-t&&(o[_+t]&7)===r}function*lt(e){let{width:_,cells:t}=e;for(let o=0;o<t.length;o++)U(t[o])&&at(e,o)&&(yield R(o%_,o/_|0))}function v_(e){let{cells:_}=e;for(let t=0;t<_.length;t++)if(U(_[t])&&at(e,t))return!1;return!0}function ae(e){let _=0;for(let t of e.cells)B(t)&&_++;return _}function F_(e){let _=new Set;for(let t of e.cells)B(t)&&_.add(B(t));return[..._].sort((t,o)=>t-o)}var ct=()=>!0,z=e=>_=>{let t=L(_);return t!==null&&h[t].tools.includes(e)},E={pop:{rarity:"F",stars:3,aim:"block",text:{ja:"小爆弾",en:"Popper"},rule:{ja:"ノーマルブロックを1個取りのぞきます。点は入りません。",en:"Takes one normal block off, without points."},fits:z("pop"),edits:(e,_)=>_.map(t=>[t,m])},swap:{rarity:"E",stars:6,aim:"pair",text:{ja:"入れ替え",en:"Swap"},rule:{ja:"色のある2個を入れ替えます。",en:"Exchanges two colored blocks."},fits:z("swap"),edits:({cells:e},[_=0,t=0])=>e[_]===e[t]?[]:[[_,e[t]??m],[t,e[_]??m]]},shuffle:{rarity:"E",stars:10,aim:"nothing",text:{ja:"かき混ぜ",en:"Shuffle"},rule:{ja:"ノーマルブロックの色を並べ替えます。妨害ブロックは動きません。",en:"Rearranges the normal blocks; obstacles stay."},fits:ct,edits:e=>Is(e)},paint:{rarity:"D",stars:15,aim:"color",text:{ja:"一塗り",en:"Paint"},rule:{ja:"1個の色を変えます。",en:"Recolors one block."},fits:z("paint"),edits:({cells:e},_,t)=>qr(e,_,t)},melt:{rarity:"E",stars:24,aim:"block",text:{ja:"とかし水",en:"Warm water"},rule:{ja:"氷を1LVとかします。",en:"Thaws a frozen block by one level."},fits:z("melt"),edits:({cells:e},_)=>_.map(t=>[t,_t(e[t]??m)])},flood:{rarity:"D",stars:30,aim:"color",text:{ja:"塗り替え",en:"Flood"},rule:{ja:"かたまり全部の色を変えます。",en:"Recolors a whole group."},fits:z("flood"),edits:(e,[_=0],t)=>qr(e.cells,w_(e,_),t)},free:{rarity:"F",stars:46,aim:"block",text:{ja:"カウンター外し",en:"Untie"},rule:{ja:"カウンター+をノーマルブロックに戻します。",en:"Turns a counter+ into a normal block."},fits:z("free"),edits:({cells:e},_)=>_.map(t=>[t,Y("normal",B(e[t]??m))])},bomb:{rarity:"S",stars:68,aim:"cell",text:{ja:"爆弾",en:"Bomb"},rule:{ja:"3×3を取りのぞきます。鋼鉄ブロックは残り、点は入りません。",en:"Takes off 3 × 3, except steel, without points."},fits:ct,edits:(e,[_=0])=>Es(e,_)},flip:{rarity:"B",stars:90,aim:"block",text:{ja:"裏返し",en:"Flip"},rule:{ja:"カウンター−を同じ数のカウンター+にします。",en:"Turns a counter− into a counter+ of the same number."},fits:z("flip"),edits:({cells:e},_)=>_.map(t=>[t,Ts(e[t]??m)])},boost:{rarity:"A",stars:112,aim:"nothing",text:{ja:"点増し",en:"Booster"},rule:{ja:"この先の点が1.5倍になります。",en:"From here on taps score 1.5 times."},fits:ct,edits:()=>[]},hammer:{rarity:"C",stars:134,aim:"block",text:{ja:"金づち",en:"Hammer"},rule:{ja:"岩ブロックを1個くだきます。",en:"Breaks one rock."},fits:z("hammer"),edits:(e,_)=>_.map(t=>[t,m])},chisel:{rarity:"B",stars:178,aim:"block",text:{ja:"鋼鉄たがね",en:"Chisel"},rule:{ja:"鋼鉄ブロックを1個くだきます。",en:"Breaks one steel block."},fits:z("chisel"),edits:(e,_)=>_.map(t=>[t,m])},maul:{rarity:"S",stars:200,aim:"block",text:{ja:"大づち",en:"Maul"},rule:{ja:"どのブロックでも1個くだきます。",en:"Breaks any one block."},fits:z("maul"),edits:(e,_)=>_.map(t=>[t,m])}},Qr=Object.keys(E),Jr=2;function ut(e){let _=e.filter(t=>E[t].rarity==="S"||E[t].rarity==="A").length;return e.length<=Jr&&new Set(e).size===e.length&&_<=1}function Cs(e){return Qr.filter(_=>E[_].stars<=e)}function qr(e,_,t){let o=[];for(let r of _)B(e[r]??m)!==t&&o.push([r,te(e[r]??m,t)]);return o}function Ts(e){return Y("plus",B(e),D(e))}var Ms=z("bomb");function Es({cells:e,width:_,height:t},o){let r=[],n=o%_,s=Math.floor(o/_);for(let a=Math.max(0,s-1);a<=Math.min(t-1,s+1);a++)for(let l=Math.max(0,n-1);l<=Math.min(_-1,n+1);l++)Ms(e[a*_+l]??m)&&r.push([a*_+l,m]);return r}var js=z("shuffle"),$s=32;function Is(e){let _=[];if(e.cells.forEach((r,n)=>{js(r)&&_.push(n)}),new Set(_.map(r=>e.cells[r])).size<2)return[];let t=I(String(ne(e.cells.join(" "))),["shuffle"]),o=[];for(let r=0;r<$s;r++){let n=P_(t,"shuffle",[..._]);if(o=_.map((s,a)=>[s,e.cells[n[a]??s]??m]),!v_(zs(e,o)))break}return o}function zs(e,_){let t=[...e.cells];for(let[o,r]of _)t[o]=r;return{...e,cells:t}}var Ns={nothing:{cells:0,color:!1},block:{cells:1,color:!1},cell:{cells:1,color:!1},color:{cells:1,color:!0},pair:{cells:2,color:!1}},le={write(e){if(e.type==="tap")return T(e.cell);if(e.type==="finish")return"finish";let _=[e.tool,...e.cells.map(T)];return e.color!==null&&_.push(g[e.color-1]?.letter??"?"),_.join(" ")},read(e){let _=N_(e);if(_!==null)return{type:"tap",cell:_};if(e==="finish")return{type:"finish"};let[t="",...o]=e.split(" ");return Object.hasOwn(E,t)?Ps(t,o):null}};function Ps(e,_){let t=Ns[E[e].aim];if(_.length!==t.cells+Number(t.color))return null;let o=_.slice(0,t.cells).map(N_);if(!o.every(n=>n!==null)||t.cells===2&&(o[0]??0)>=(o[1]??0))return null;if(!t.color)return{type:"use",tool:e,cells:o,color:null};let r=g.findIndex(n=>n.letter===_[t.cells])+1;return r?{type:"use",tool:e,cells:o,color:r}:null}function Fs(e,_,t=null){return{type:"use",tool:e,cells:[..._].sort((o,r)=>o-r),color:t}}var pt={};f(pt,{after:()=>ft});var Xr=e=>e,Ks={removed:(e,{cells:_,score:t})=>({...e,board:Zr(e.board,_),score:t,taps:e.taps+1,most:Math.max(e.most,_.length)}),thawed:(e,{cell:_,to:t})=>({...e,board:_n(e.board,[_],[t])}),held:Xr,used:(e,{tool:_,boosted:t})=>({...e,tools:e.tools.filter(o=>o!==_),used:[...e.used,_],boosted:t}),destroyed:(e,{cells:_})=>({...e,board:Zr(e.board,_)}),changed:(e,{cells:_,to:t})=>({...e,board:_n(e.board,_,t)}),fell:(e,_)=>({...e,board:en(e.board,_)}),slid:(e,_)=>({...e,board:en(e.board,_)}),reached:(e,{star:_})=>({...e,reached:e.reached.map((t,o)=>t||o===_-1)}),cleared:(e,{score:_})=>({...e,score:_,phase:"cleared"}),stuck:Xr,finished:(e,{score:_})=>({...e,score:_,phase:"finished"})};function ft(e,_){let t=Ks[_.type];return t(e,_)}function Zr(e,_){let t=e.cells.slice();for(let o of _)t[k(e,o)]=m;return{...e,cells:t}}function _n(e,_,t){let o=e.cells.slice();return _.forEach((r,n)=>{o[k(e,r)]=t[n]??m}),{...e,cells:o}}function en(e,{from:_,to:t}){let o=e.cells.slice();for(let r of _)o[k(e,r)]=m;return _.forEach((r,n)=>{o[k(e,t[n]??r)]=e.cells[k(e,r)]??m}),{...e,cells:o}}var bt={};f(bt,{allLayouts:()=>Se,paintAreas:()=>yt});var x_=e=>Math.floor(e/2),S_=(e,_)=>Math.floor(e/_),ht=({x:e,width:_})=>Math.min(e,_-1-e),Ds=e=>Math.min(ht(e),e.depth,e.height-1-e.y),tn={strata:({x:e,depth:_})=>`${x_(_)} ${S_(e+x_(_)*2,4)}`,tiles:({x:e,y:_})=>`${x_(_)} ${S_(e+x_(_)%2*2,3)}`,bricks:({x:e,y:_,width:t})=>`${_} ${Math.min(S_(e+_%2,3),S_(t-1,3))}`,canes:({x:e,y:_})=>`${e} ${S_(_+e%2*2,4)}`,slant:({x:e,y:_})=>`${x_(e+_)} ${S_(_,4)}`,frames:e=>`${Ds(e)} ${S_(e.y,4)}`,crest:e=>`${x_(e.y+ht(e))} ${x_(ht(e))}`},Se=Object.keys(tn);function yt(e,_,t){let{width:o,height:r,heights:n,palette:s}=_,a=Array.from({length:o*r},(i,c)=>{let[u,d]=[c%o,Math.floor(c/o)],y=d-(r-(n[u]??r));return y<0?null:tn[e]({x:u,y:d,depth:y,width:o,height:r})}),l=new Map;for(let i of a){if(i===null||l.has(i))continue;let c=Us(a,o,i).map(d=>l.get(d)),u=s.filter(d=>!c.includes(d));l.set(i,H(t,"blocks",u.length>0?u:s))}return a.map(i=>i===null?m:l.get(i)??m)}function Us(e,_,t){return e.flatMap((o,r)=>o!==t?[]:[...[...r%_>0?[r-1]:[],...r%_<_-1?[r+1]:[]],r-_,r+_].flatMap(s=>e[s]??[]))}var lo={};f(lo,{daily:()=>La});var ao={};f(ao,{setups:()=>i_});var Lt={};f(Lt,{dayOfWeek:()=>gt,isDate:()=>Bt});var Vs=/^(\d{4})-(\d{2})-(\d{2})$/;function Bt(e){let _=Vs.exec(e);if(!_)return!1;let[t,o,r]=[Number(_[1]),Number(_[2]),Number(_[3])];return o>=1&&o<=12&&r>=1&&r<=Hs(t,o)}function Hs(e,_){return _===2?e%4===0&&(e%100!==0||e%400===0)?29:28:[4,6,9,11].includes(_)?30:31}function gt(e){let[_=0,t=1,o=1]=e.split("-").map(Number),r=t<3?_-1:_,n=[0,3,2,5,0,3,5,1,4,6,2,4][t-1]??0;return(r+Math.floor(r/4)-Math.floor(r/100)+Math.floor(r/400)+n+o)%7}var kt={};f(kt,{goalKinds:()=>D_,goalText:()=>Js,goals:()=>j,goalsIn:()=>a_,isMet:()=>Yt,isReached:()=>Ce,missing:()=>Wt,outOfReach:()=>Rt,readGoal:()=>ie,scoreGoal:()=>K_,scoreGoals:()=>Oe,starsFrom:()=>Q,starsIn:()=>Xs,writeGoal:()=>p_});var Gt=(e,_)=>B(e)>0&&_<2,Ae=(e,_)=>Gt(e,_)||__(e)?.is==="plus"&&!oe(e,_),f_=()=>0,on=e=>{let{ja:_="",en:t=""}=g[e-1]?.text??{};return{ja:_,en:t.toLowerCase()}},qs={score:{amount:"points",asks:null,spares:f_,never:()=>!1,text:e=>W({ja:"{n}点とる",en:"Score {n}"},{n:e}),left:e=>W({ja:"あと{n}点",en:"{n} points to go"},{n:e})},clear:{amount:"none",spares:f_,asks:e=>B(e)?1:0,never:Ae,text:()=>({ja:"全部消す",en:"Clear every block"}),left:e=>W({ja:"あと{n}個",en:"{n} blocks to go"},{n:e})},marked:{amount:"none",spares:f_,asks:e=>L(e)==="marked"?1:0,never:Gt,text:()=>({ja:"マークつきを全部消す",en:"Clear every marked block"}),left:e=>W({ja:"マークつき あと{n}",en:"{n} marked to go"},{n:e})},ice:{amount:"none",spares:f_,asks:e=>Y_(e),never:Gt,text:()=>({ja:"氷を全部とかす",en:"Thaw all the ice"}),left:e=>W({ja:"氷 あと{n}",en:"{n} frozen to go"},{n:e})},numbers:{amount:"none",spares:f_,asks:e=>__(e)?1:0,never:Ae,text:()=>({ja:"カウンターを全部消す",en:"Clear every counter"}),left:e=>W({ja:"カウンター あと{n}",en:"{n} counters to go"},{n:e})},rocks:{amount:"none",spares:f_,asks:(e,_)=>L(e)==="rock"?_:0,never:()=>!1,text:()=>({ja:"岩を全部いちばん下へ落とす",en:"Bring every rock to the floor"}),left:e=>W({ja:"岩 あと{n}",en:"{n} rocks to go"},{n:e})},big:{amount:"blocks",asks:null,spares:f_,never:()=>!1,text:e=>W({ja:"いちどに{n}個以上消す",en:"Clear {n} or more in one tap"},{n:e}),left:e=>W({ja:"いちどに消す数 あと{n}",en:"{n} more in one tap"},{n:e})},few:{amount:"blocks",asks:e=>B(e)?1:0,spares:e=>e,never:Ae,text:e=>W({ja:"残りを{n}個以下にする",en:"Leave {n} or fewer"},{n:e}),left:e=>W({ja:"あと{n}個",en:"{n} blocks to go"},{n:e})},color:{amount:"color",asks:(e,_,t)=>B(e)===t?1:0,spares:f_,never:Ae,text:e=>W({ja:"{color}を全部消す",en:"Clear every {color} block"},{color:on(e)}),left:(e,_)=>W({ja:"{color} あと{n}",en:"{n} {color} to go"},{n:e,color:on(_)})}},j=qs,D_=Object.keys(j),K_=e=>({kind:"score",amount:e,within:null});function p_({kind:e,amount:_,within:t}){let o=g[_-1]?.letter??"";return`${{none:e,points:`${_}`,blocks:`${e}${_}`,color:`${e}${o}`}[j[e].amount]}${t===null?"":`@${t}`}`}var Qs=/^([a-z]*)([1-9]\d{0,8}|[A-Z]|)(?:@([1-9]\d{0,2}))?$/;function ie(e){let[,_="",t="",o]=Qs.exec(e)??[],r=_===""?"score":D_.find(l=>l===_&&l!=="score");if(!r)return null;let n=j[r].amount,s=n==="color"?g.findIndex(l=>l.letter===t)+1:Number(t);return(n==="none"?t==="":s>0)?{kind:r,amount:s,within:o===void 0?null:Number(o)}:null}function Js({kind:e,amount:_,within:t}){let o=j[e].text(_);return t===null?o:W({ja:"{goal}（{within}手以内）",en:"{goal} in {within} taps"},{goal:o,within:t})}function Wt({kind:e,amount:_},t,o,r=0){let{asks:n,spares:s}=j[e];if(!n)return Math.max(0,_-(e==="score"?o:r));let{cells:a,width:l,height:i}=t,c=0;for(let u=0;u<a.length;u++){let d=a[u];d&&n(d,i-1-Math.floor(u/l),_)>0&&c++}return Math.max(0,c-s(_))}function Yt({kind:e,amount:_},t,o,r){let{asks:n,spares:s}=j[e];if(!n)return _<=(e==="score"?o:r);let{cells:a,width:l,height:i}=t,c=s(_);for(let u=0,d=0;u<i;u++)for(let y=0;y<l;y++,d++){let b=a[d];if(b&&n(b,i-1-u,_)>0&&--c<0)return!1}return!0}function Rt(e,_,t){let{asks:o,never:r,spares:n}=j[e.kind];if(e.within!==null&&t>=e.within)return!0;let s=Array(8).fill(0),a=Array(8).fill(0);for(let i of _.cells)s[i&7]=(s[i&7]??0)+1,U(i)&&(a[i&7]=(a[i&7]??0)+1);return o?_.cells.filter((i,c)=>!i||o(i,_.height-1-Math.floor(c/_.width),e.amount)===0?!1:B(i)>0&&a[i&7]===0||r(i,s[i&7]??0)).length>n(e.amount):e.kind==="big"&&s.every((i,c)=>a[c]===0||i<e.amount)}function Oe(e,_){if(e<=0)return[];if(_===null)return[K_(e)];let t=Math.max(e,Math.ceil(_*97/100));return[e,Math.ceil((e+t)/2),t].map(K_)}function Q(e){return e[0]?e.filter(Boolean).length:0}function a_({goals:e,target:_=0,par:t}){return e||(_<=0?[]:[_,...t===null?[]:[Math.ceil(t*85/100),Math.ceil(t*97/100)]].map(K_))}function Ce(e,_){if(e.reached)return e.reached[_]??!1;let[t]=a_(e),o=a_(e)[_],r=e.phase==="cleared"&&t!==void 0&&e.score>=t.amount;return o!==void 0&&(r||e.score>=o.amount)}function Xs(e){return Q(a_(e).map((_,t)=>Ce(e,t)))}var At={};f(At,{boardLine:()=>A_,cellText:()=>U_,drawBoard:()=>vt,readBoard:()=>xt,readBoardLine:()=>Te});function U_(e){let _=L(e);return _===null?"   ":h[_].mark+(g[B(e)-1]?.letter??"")}function vt(e){let{width:_,height:t,cells:o}=e,r=" ".repeat(String(t-1).length+1),n=Array.from({length:_},(l,i)=>Ge(i).padStart(3)).join(" "),s=`${r}+${"-".repeat(_*4+1)}+`,a=[`${r} ${n}`.trimEnd(),s];for(let l=0;l<t;l++){let i=o.slice(l*_,(l+1)*_).map(U_);a.push(`${String(l).padStart(r.length-1)} | ${i.join(" ")} |`)}return[...a,s,...Zs(e)].join(`
`)}function Zs(e){let _=[];return e.cells.forEach((t,o)=>{__(t)&&_.push(`// ${T(R(o%e.width,Math.floor(o/e.width)))} = ${D(t)}`)}),_}var N={uneven:{ja:"この行は{count}マスです。最初の行は{first}マスです。",en:"this row has {count} cells, the first {first}"},nothing:{ja:"｜で囲んだ行でも、わくでも、注でもありません。",en:"neither a row between | and |, a frame, nor a note"},noRow:{ja:"｜で囲んだ行がありません。",en:"no row between | and |"},rows:{ja:"行は{most}までです。",en:"more than {most} rows"},columns:{ja:"列は{most}までです。",en:"more than {most} columns"},open:{ja:"行の終わりに｜がありません。",en:"the row has no closing |"},three:{ja:"マスは3文字で、間に空白を一つ置きます。",en:"cells are three characters with one space around each"},empty:{ja:"行にマスがありません。",en:"the row has no cells"},space:{ja:"マスの間には空白が要ります。",en:"a space belongs here, between the cells"},block:{ja:"「{text}」というブロックはありません。",en:"“{text}” is not a block"},counter:{ja:"{name}はカウンターではありません。",en:"{name} is not a counter"},range:{ja:"カウンターの数は{least}から{most}までです。",en:"a counter goes from {least} to {most}"}},_a=/^\s*[a-z]{1,2}(\s+[a-z]{1,2})*\s*$/,ea=/^\s*\+-+\+\s*$/,ta=/^\s*(```.*)?$/,oa=/^\s*(\/\/|- )/;function xt(e){let _=[],t=[],o=e.split(/\r?\n/);for(let[s,a]of o.entries())if(a.includes("|")){let l=ra(a,s+1);if(!l.ok)return l;if(_[0]&&l.cells.length!==_[0].cells.length)return P(s+1,a.lastIndexOf("|")+1,W(N.uneven,{count:l.cells.length,first:_[0].cells.length}));_.push(l)}else if(oa.test(a))t.push({line:s+1,text:a});else if(!_a.test(a)&&!ea.test(a)&&!ta.test(a))return P(s+1,1+a.search(/\S/),N.nothing);let r=_[0]?.cells.length??0;if(r===0)return P(1,1,N.noRow);if(_.length>32)return P(_[32]?.line??1,1,W(N.rows,{most:32}));let n=_.flatMap(s=>s.cells);return aa({width:r,height:_.length,cells:n},t)}function ra(e,_){let t=e.indexOf("|"),o=e.lastIndexOf("|");if(o===t)return P(_,e.length+1,N.open);let r=e.slice(t+1,o);if(r.length%4!==1)return P(_,o+1,N.three);if(r.length<5)return P(_,o+1,N.empty);if(r.length>129)return P(_,o+1,W(N.columns,{most:32}));let n=[];for(let s=0;s<r.length;s+=4){if(r[s]!==" ")return P(_,t+2+s,N.space);if(s+1>=r.length)break;let a=na(r.slice(s+1,s+4));if(a===null)return P(_,t+3+s,W(N.block,{text:r.slice(s+1,s+4)}));n.push(a)}return{ok:!0,line:_,cells:n}}function na(e){if(e==="   "||e==="...")return m;let _=rn(e);if(_)return Y(_,0);let t=g.findIndex(r=>r.letter===e[2])+1,o=rn(e.slice(0,2));return t&&o?Y(o,t):null}function rn(e){return Z.find(_=>h[_].mark===e||h[_].also.includes(e))}var sa=3;function aa(e,_){let t=[...e.cells];for(let r of _)for(let{name:n,value:s,column:a}of la(r.text)){let l=N_(n),i=l===null?-1:k(e,l),c=__(t[i]??m);if(!c)return P(r.line,a,W(N.counter,{name:n}));let{least:u,most:d}=c;if(s<u||s>d)return P(r.line,a,W(N.range,{least:u,most:d}));t[i]=nn(t[i]??m,s)}let o=t.map(r=>__(r)&&D(r)===0?nn(r,sa):r);return{ok:!0,board:{...e,cells:o}}}function la(e){let _=[];for(let t of e.matchAll(/([a-z]{1,2}\d{1,2})(?: = |=|の.*の値が)(\d+)/g))_.push({name:t[1]??"",value:Number(t[2]),column:t.index+1});return _}function nn(e,_){let t=L(e);return t===null?e:Y(t,B(e),_)}function P(e,_,t){return{ok:!1,line:e,column:_,why:t}}function A_(e){let _=[];for(let t=0;t<e.height;t++)_.push(e.cells.slice(t*e.width,(t+1)*e.width).map(ia).join(""));return _.join("/")}function ia(e){let _=L(e);return _===null?".":h[_].letter??`${St(_)}${D(e)||""}${g[B(e)-1]?.letter}`}var St=e=>h[e].mark.replaceAll("_",""),an=Z.filter(e=>h[e].colored),ln=Z.filter(e=>!h[e].colored),sn=e=>e.map(_=>_.replace(/\W/g,"\\$&")).join("|"),ca=an.map(St).sort((e,_)=>_.length-e.length),wt=new RegExp(`\\.|${sn(ln.map(e=>h[e].letter??""))}|(${sn(ca)})(\\d{0,2})([${g.map(e=>e.letter).join("")}])`,"y");function Te(e){let _=e.split("/").map(ua),t=_[0]?.length??0;if(t===0||t>32||_.length>32)return null;let o=[];for(let r of _){if(r?.length!==t)return null;o.push(...r)}return{width:t,height:_.length,cells:o}}function ua(e){let _=[];for(wt.lastIndex=0;wt.lastIndex<e.length;){let t=wt.exec(e),o=t&&da(t);if(o===null)return null;_.push(o)}return _}function da([e,_,t="",o]){if(e===".")return m;let r=ln.find(c=>h[c].letter===e);if(r)return Y(r,0);let n=g.findIndex(c=>c.letter===o)+1,s=an.find(c=>St(c)===_);if(!s||t.startsWith("0"))return null;let{counter:a}=h[s],l=Number(t);return(a?l>=a.least&&l<=a.most:t==="")?Y(s,n,l):null}var ro={};f(ro,{STAGE_COUNT:()=>ce,stage:()=>l_});var jt={};f(jt,{names:()=>Et});var Ct={};f(Ct,{earlyNames:()=>Ot});var Ot=[["丘の芽","Shoots on the hill","緑の芽が丘をおおいます。まとめて消すほど、点が伸びます。","Green shoots cover a hill of earth. The more at once, the more points."],["二つの岸","Two banks","緑の岸が二つ、間に水。水を片づけると、両岸がつながります。","Two green banks with water between. Clear the water and they join."],["畑のくし","Furrows","高いうねと低いうねが、くしのように並びます。列が空くと左へ寄ります。","High and low furrows, like a comb. An empty column closes up to the left."],["石段の桜","Blossom steps","石段に珊瑚赤の花が散っています。花を全部消しましょう。","Coral blossoms lie on a flight of steps. Clear them all."],["ちょうの羽","Butterfly","ちょうの羽が左右に開きます。羽のマークを全部消しましょう。","A butterfly with open wings. Clear the marks on them."],["里の小川","Village brook","水色の小川がうねります。まわりを先に消すと、大きくつながります。","A light-blue brook winds down. Clear around it first and it grows."],["水かがみ","Mirrored field","小さな野が水に映り、左右は同じ色です。ひとつも残さず消します。","A small mirrored field, left like right. Leave nothing behind."],["根の下","Under the roots","緑の木の根もとに、マークが埋まっています。上から掘ります。","Marks lie buried under the roots of a green tree. Dig from above."],["五重の塔","Pagoda","屋根と壁が交互に重なる、細い塔です。残りを一つまでにします。","A thin tower, roof upon wall upon roof. Leave one block at most."],["花の谷","Valley of blossoms","花の谷の底に水が流れます。最後の一つまで消します。","Water runs below a valley of blossoms. Clear it to the last block."],["初氷","First ice","小さな池に氷が四つ。となりで同じ色を消すと、とけます。","Four blocks of ice on a small pond. Clear their color beside them."],["池の底","Floor of the pond","池の底が一面の氷です。残りを少なくします。","The whole floor of the pond is ice. Leave only a few blocks."],["つらら","Icicles","つららが高く低くぶら下がり、氷は列のてっぺん。水色を全部消します。","Icicles with ice on top of every column. Clear all the light blue."],["氷の輪","Ring of ice","まん中で、氷が輪になっています。内からも外からもとかせます。","A ring of ice in the middle. Thaw it from inside and outside."],["氷の窓","Ice window","青い窓わくに、ガラスの氷が四枚。全部消します。","A blue window frame with four panes of ice. Clear it all."],["白い池","White pond","岸にかこまれた白い池です。真珠白を、氷ごと全部消します。","A white pond between its banks. Clear every white block, ice and all."],["氷の下のマーク","Marks below the ice","上に氷の層、下の土にマーク。氷の下を掘ります。","A layer of ice above, marks in the earth below. Dig under it."],["薄氷","A skin of frost","平らな池の上が、端から端まで氷です。下の水はしまになっています。","A flat pond under one skin of ice, from edge to edge, striped below."],["氷の柱","Pillar of ice","とがった氷の柱が、まん中に立ちます。両わきを大きくまとめます。","A pillar of ice down the middle. Gather something big beside it."],["氷まつり","Ice festival","八方に腕をのばす氷の結晶です。真珠白を、氷ごと全部消します。","A crystal with eight arms. Clear every white block, ice and all."],["雨の三つ星","Three drops","雨つぶのカウンター+が三つ。書かれた数の仲間を集めます。","Three raindrops with numbers. Gather that many of their color."],["かさの列","Umbrellas","色ちがいのかさが三本、てっぺんにカウンター+。大きくまとめます。","Three umbrellas, each with a number on top. Gather something big."],["水たまり","Puddles","谷の底の水たまりに、カウンター+が並びます。","Numbers in a row in the puddle at the bottom of a valley."],["石だたみ","Wet paving","たがいちがいの石だたみです。まん中は、カウンター+が横一列。","Paving laid like bricks, with a whole row of numbers across."],["橋のたもと","Bridge ends","橋が左右から水をまたぎます。橋も水も全部消します。","A bridge over water, left like right. Clear bridge and water."],["雨の柱","Pillar of rain","雨がまん中の列をまっすぐ落ちます。列は全部カウンター+です。","Rain falls straight down the middle: a column of numbers."],["雨の橋","Bridge in rain","橋の上にカウンター+、下の水に氷が七つ。氷を全部とかします。","Numbers on the bridge, ice in the water below. Thaw the ice."],["にじ","Rainbow","にじのアーチです。いちばん外の赤を、カウンター+ごと全部消します。","A rainbow. Clear its outer red arc, numbers and all."],["あじさい","Hydrangea","あじさいのまん中に、カウンター+の輪。全部消します。","A hydrangea with a ring of numbers in its middle."],["夕立","Downpour","雲から氷まじりの雨がななめに降ります。全部消します。","Slanting rain and ice out of a cloud. Clear it all."],["二重の氷","Double ice","LV2の氷が三つ。二回とかすと消せます。全部消します。","Three blocks of LV2 ice. Each thaws twice. Clear it all."],["雪の峰","White peak","白い頂の山です。雪を、LV2の氷ごと全部消します。","A mountain with a white top. Clear all the snow, LV2 ice too."],["雪の石段","Snowy steps","雪の石段の足もとが、LV2の氷です。残りを少なくします。","Snowy steps with LV2 ice at their foot. Leave only a few."],["足あと","Footprints","雪の原に足あとが二列。LV2の氷とカウンター+です。残りを少なくします。","Two tracks in the snow: LV2 ice and numbers. Leave only a few."],["氷の滝","Frozen falls","がけの間の滝がこおり、まん中にLV2の氷が並びます。全部とかします。","A frozen fall between cliffs: LV2 ice down the middle. Thaw it."],["雪の下","Under the snow","上は雪とLV2の氷、下の赤い土にマークがあります。","Snow and LV2 ice above, marks in the red earth below."],["雪げしき","Snowscape","雪の積もった赤い家が二軒。屋根にも地面にもLV2の氷。点を取ります。","Two red houses deep in snow, LV2 ice on roofs and ground. Go for points."],["なだれ","Avalanche","雪の坂に、LV2の氷が一列に並びます。残りを少なくします。","LV2 ice in a line down a slope of snow. Leave only a few."],["山小屋","Mountain hut","三角屋根の山小屋です。窓はLV2の氷。全部消します。","A hut with a pointed roof and LV2 ice for windows. Clear it."],["かまくら","Snow hut","かまくらの戸口が、LV2の氷の輪です。全部とかします。","A snow hut whose door is a ring of LV2 ice. Thaw it all."],["竹の子","Bamboo shoots","竹の子が二本。「カウンター−」が三つ、小さく消します。","Two bamboo shoots, three counter− blocks. Think small."],["竹の節","Bamboo joints","三本の竹に節が二つずつ、「カウンター−」です。","Three canes with two joints each, all counter− blocks."],["竹垣","Bamboo fence","竹垣の横木の間に、「カウンター−」が並びます。大きくまとめます。","A fence with counter− blocks between its rails. Gather something big."],["笹の露","Dew on bamboo","笹の山のふちに、露の「カウンター−」が六つ。","A mound of bamboo leaf with drops of counter− on its rim."],["飛び石","Stepping stones","池を、飛び石の「カウンター−」が五つで渡ります。水を大きくまとめます。","Five stepping stones of counter− cross the pond. Gather the water."],["落ち葉の下","Under the leaves","落ち葉の中に「カウンター−」、下にマークが埋まっています。","Counter− blocks among fallen leaves, marks buried below."],["露の底","Dew on the ground","葉の下の白い露。底にLV2の氷が一つおきに並びます。","White dew under leaves. LV2 ice on every other spot of the floor."],["竹林","Bamboo grove","竹が五本、節は「カウンター−」。高さをそろえて、大きくまとめます。","Five canes with counter− joints. Bring them level and gather something big."],["竹の門","Bamboo gate","緑の門の柱が二本、左右そろっています。点を取ります。","A green gate on two posts, left like right. Go for points."],["茶の湯","Tea ceremony","赤い茶わんに緑の茶。茶は多く、たたみは少なく消します。","Green tea in a red bowl. Many for the tea, few for the mat."]];var Mt={};f(Mt,{lateNames:()=>Tt});var Tt=[["霜の数","Frosted counters","雪の下に赤い土。氷結カウンター+が四つ。","White above, red below, and four frozen counter+ blocks."],["霜の石段","Frosty steps","霜の石段です。段の中に氷結カウンター+が散っています。","Frosty steps with frozen counter+ blocks inside."],["霜の輪","Ring of frost","わくの中に氷結カウンター+の輪。となりに同じ色はありません。","A ring of frozen counter+ in frames; none touches its own color."],["霜の谷","Frosty valley","雪の残る深い谷です。底は端から端まで氷結カウンター+。大きくまとめます。","A snowy valley on a floor of frozen counter+. Gather something big."],["霜の鏡","Frost mirror","柄のついた丸い鏡です。氷結カウンター+は左右そろいます。","A round mirror with a red handle, frozen counter+ blocks in pairs."],["霜柱","Pillar of frost","白い霜柱が並び、まん中の柱は氷結カウンター+。点を取ります。","White needles of frost, the middle one frozen counter+. Go for points."],["朝の屋根","Morning roofs","赤と金の屋根が二つ、てっぺんは全部、氷結カウンター+。全部消します。","Two roofs topped with frozen counter+ blocks. Clear it all."],["霜の海","Sea of frost","大波がくずれます。氷結カウンター+が六つ。残りを少なくします。","A great wave breaks over frozen counter+ blocks. Leave only a few."],["霜の畑","Frosty field","雪の畑にキャベツが並び、うねの一本が全部、氷結カウンター+です。","Cabbages in a snowy field, one furrow all frozen counter+ blocks."],["大霜","Hard frost","霜の結晶が、空を四つに分けます。腕の先も心もLV2の氷です。","A frost crystal parts the sky. Its tips and heart are LV2 ice."],["二つ岩","Two rocks","てっぺんに岩が二つ。下を空けて、いちばん下へ落とします。","Two rocks on top. Empty what is below and bring them down."],["波の間の岩","Rocks in the waves","三角の波の谷間に、岩が三つ。波を大きくまとめて、点を取ります。","Three rocks in the troughs of pointed waves. Go for points."],["落石","Rockfall","がけの段ごとに岩が一つ。転がり落とします。","A cliff with a rock on each ledge. Send them down."],["岩山","Rocky peak","岩の頂の山です。ふもとに氷。残りを少なくします。","A peak of rocks with ice at its foot. Leave only a few."],["谷の岩","Rocks in the valley","谷のまん中に岩が五つ、十字に積もります。氷を全部とかします。","Five rocks in a cross in the valley. Thaw all the ice."],["夫婦岩","Twin rocks","左右の岩山に、しめなわが渡ります。岩を全部落とします。","Two rocky islets with a rope between. Bring all rocks down."],["岩かげ","In the lee of rocks","岩の屋根の下は、左右同じ地層です。深くにマーク。点を取ります。","Strata under a roof of rocks, marks deep inside. Go for points."],["岩の柱","Pillar of rock","海に立つ岩の柱に、松が一本。沈めると、左右の岸がつながります。","A pine on a pillar of five rocks. Sink it to join both shores."],["岩の歯","Teeth of rock","高い歯と低い歯。高い歯の先が岩です。","A comb of teeth, rocks on the high ones."],["大岩","The great rocks","ずれた地層の上に、岩が七つ。全部いちばん下へ落とします。","Seven rocks over strata that slipped twice. Bring them all down."],["月の出","Moonrise","金の月がのぼります。夜空と湖に「氷結カウンター−」。全部消します。","A golden moon over sky and lake of frozen counter−. Clear it all."],["月の道","Path of the moon","月から水へ、光の道。まん中の列は全部、「氷結カウンター−」です。","A path of light from moon to water: a column of frozen counter−."],["水べの葦","Reeds","葦の穂が水から立ちます。穂は「氷結カウンター−」。全部消します。","Reeds with heads of frozen counter− blocks. Clear it all."],["光と影","Light and shadow","左は光、右は影。同じ色はありません。砂金色を全部消します。","Light on the left, shadow on the right. Clear all the gold."],["湖の岩","Rocks in the lake","島と、水に映る島。岩を五つ、映った島の底まで落とします。","An island and its image. Bring its five rocks down through both."],["月のかがみ","Mirror of the moon","月と、水に映った月。どちらのマークも消します。","The moon and its image in the water. Clear the marks in both."],["夜の桟橋","Jetty at night","月夜の桟橋です。板は「氷結カウンター−」、くいはLV2の氷。","A jetty by moonlight: frozen counter− planks on posts of LV2 ice."],["夜の湖","Lake at night","山にかこまれた夜の湖に、星が映ります。残りを少なくします。","A star in a dark lake between hills. Leave only a few."],["月の輪","Ring of the moon","「氷結カウンター−」の輪が、金の月をかこみます。残りを少なくします。","A ring of frozen counter− round a golden moon. Leave only a few."],["明けの湖","Lake before dawn","日の出と、湖に映る日の出。上も下も、氷を全部とかします。","Sunrise, and sunrise in the lake. Thaw the ice in both."],["鉄の棚","Iron shelf","鋼鉄の棚は動きません。棚の上にも下にも、左右そろいの氷。6手までに全部とかします。","A steel shelf never moves. Ice in pairs above and below. Thaw it all in six taps."],["鉄の壁","Iron wall","鋼鉄の壁が、赤と青を分けます。青を全部消します。","A steel wall parts red from blue. Clear all the blue."],["鉄のじょうご","Iron funnel","鋼鉄のじょうごが、まん中の細い口へ続きます。全部消します。","A steel funnel narrows to a spout. Clear it all."],["鉄の門","Iron gate","鋼鉄の門をくぐった下に、マークが並びます。全部消します。","Marks below, through a narrow gate of steel. Clear it all."],["二つの棚","Two shelves","鋼鉄の棚が左上と右下に。色の箱が積んであります。残りを少なくします。","Boxes on steel shelves, high left and low right. Leave only a few."],["四つの区画","Four rooms","鋼鉄の十字が四つの区画を作ります。どこにもマークがあります。","A cross of steel makes four rooms, marks in every one."],["鉄のアーチ","Iron arch","鋼鉄の橋の上にカウンター+、下に「カウンター−」。","Counter+ above a bridge of steel, counter− below."],["橋げた","Bridge posts","岩が四つ、二本の橋げたの間を落ちます。","Four rocks have to come down past two bridge posts."],["鉄の輪","Iron ring","鋼鉄の輪のまわりに、しまの風車。大きくまとめます。","Stripes turn like a mill round a ring of steel. Gather something big."],["鉄橋","The iron bridge","鉄橋の上に汽車。下へはまん中だけ。カウンターを全部消します。","A train on a steel bridge, one gap down. Clear every counter."],["富士","Great peak","白い頂、青と緑の山はだ、赤いすそ野。左右は同じ色です。点を取ります。","White top, blue and green slopes, red foot, left like right. Go for points."],["坂の町","Town on a slope","赤い屋根の町が坂に並びます。岩を四つ落とします。","Red roofs down a slope. Bring four rocks to the floor."],["屋根の波","Waves of roofs","日なたと日かげの屋根が二つ。しまを大きくまとめて、点を取ります。","Two roofs in sun and shade, band by band. Go for points."],["冬の盆地","Winter basin","白い山にかこまれた盆地。氷は全部、水色です。","A basin under white mountains. All its ice is light blue."],["大橋","Great bridge","鋼鉄の太鼓橋。通れるのは両はしだけです。残りを少なくします。","An arch of steel, open at both ends only. Leave only a few."],["滝","Waterfall","岩の落ち口から滝が落ち、つぼの白いあわにマークがあります。","A waterfall out of rocks, marks on the white foam of its pool."],["城","Castle","白い城壁と鋼鉄の門。大きくまとめます。","White battlements and a gate of steel. Gather something big."],["嵐","Storm","嵐のうずの上に、岩が三つ。全部消します。","A storm in a spiral, three rocks on top. Clear it all."],["夜明け","Daybreak","日がのぼり、光がさします。三種の氷を全部とかします。","The sun comes up with its rays. Thaw three kinds of ice."],["百景","One hundred views","山、町、川。六色と八種、これまでの全部です。","Mountain, town and river: six colors, all eight kinds."]];var Et=[...Ot,...Tt].map(([e,_,t,o])=>({name:{ja:e,en:_},hook:{ja:t,en:o}}));var It={};f(It,{view1:()=>$t});var $t=[{rows:`
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
      __G ... ... ... ... ... ... __G
      __G __L __L __Y __Y __G __G __G
      __G __G __L __L __Y __B __B __G
      __Y __G __G __L __L __L __B __B
      __Y __Y __B __B __G __L __L __B
      __G __Y __B __B __L __L __G __B
      __G __G __B __L __L __G __G __B
      __G __G __L __L __G __B __B __B
    `,values:"",goals:"800,960,1110",promise:"patch L 12; spares L",par:1146,difficulty:20.9,line:"d1 a4 c6 f7 c7 a7 a7"},{rows:`
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
    `,values:"",goals:"clear@11,430,big10",promise:"valley; clears",par:473,difficulty:34.6,line:"e3 d7 c7 a7 a7 a5 c7 a7"}];var Nt={};f(Nt,{view2:()=>zt});var zt=[{rows:`
      __R __W __R __W __W
      __R __L __L __W __W
      __L _*W __L _*R __L
      __W __L __L __W __L
      __L _*W __W _*W __L
    `,values:"",goals:"ice,120,clear",promise:"count ice1 4",par:134,difficulty:24.6,line:"b1 d3 a3 e2 e3 c4 c2 b4"},{rows:`
      __G ... ... ... ... __B
      __G __B __B __B __L __B
      __G __B __B __L __L __B
      __L __L __B __L __L __L
      __L __L __L __L __L __L
      __G __G __L __L __B __B
      _*L _*L _*B _*B _*L _*L
    `,values:"",goals:"few1,clear,470",promise:"onFloor ice1; rowOf ice1 6",par:513,difficulty:25.3,line:"f5 b5 e2 c3 b6 a4 d6 c4"},{rows:`
      _*L ... _*W ... _*L ... _*L
      __W _*L __W _*L __L _*L __W
      __L __L __L __W __W __W __W
      __L __B __B __B __L __B __B
      __B __B __W __L __L __L __B
      __L __L __L __B __B __L __B
    `,values:"",goals:"colorL,ice,430",promise:"onTop ice1; comb",par:473,difficulty:33.3,line:"e1 g1 f5 c5 b3 c3 a5 b4 b5"},{rows:`
      __R __R __R __G __G __G __G
      __R __L __L __L __W __W __G
      __R __L _*W _*W _*G __W __G
      __G __L _*G __W _*G __W __L
      __G __L _*G _*L _*L __W __L
      __G __L __L __L __L __W __L
      __G __G __G __G __L __L __L
    `,values:"",goals:"ice,590,clear",promise:"ringOf ice1",par:644,difficulty:27.7,line:"c0 f5 d1 d6 a6 b5 b5 c6 a6 a5"},{rows:`
      __B __Y __B __Y __B __Y __B
      __B __B __W __Y __W __B __B
      __B _*W __B __Y __B _*W __B
      __Y __B __B __Y __B __B __Y
      __B _*W __B __Y __B _*W __B
      __Y __B __W __B __W __B __Y
      __B __B __Y __B __Y __B __B
    `,values:"",goals:"clear@13,big20,690",promise:"mirror; twins ice1; clears",par:755,difficulty:30,line:"d0 g6 b5 d6 d6 d6 d3 a1 c6 c6 d5"},{rows:`
      __G __G ... ... ... __G __G
      __G __G __B __B __B __G __G
      __B __W __W __L __L __W __B
      __B __W _*W __L _*W __W __W
      __W __W __L __L __L __W __W
      __W _*W __W __W __W _*W __W
      __L __L __W _*W __W __L __L
      __B __L __L _*W __L __L __B
      __G __G __G __B __B __B __B
    `,values:"",goals:"colorW@9,ice,990",promise:"sea W 30; many ice1 5",par:1083,difficulty:32.6,line:"g3 d6 a6 a5 b7 g6 e7"},{rows:`
      ... _*G _*G _*L _*G _*G ...
      __G _*L __G _*L __L _*G __G
      __G __L __G __L __L __G __L
      __L __G __Y __R __Y __L __L
      __L __R __Y __R __Y __Y __L
      __R __R __Y __R __Y __Y __R
      __Y _@Y __G _@R __G _@R __Y
      __Y __Y _@Y __R _@Y __Y __Y
    `,values:"",goals:"marked@9,ice,350",promise:"deep marked 4; many ice1 6",par:387,difficulty:33.1,line:"c7 g6 d3 g7 b4 f7 b6 e5 d6 b6 c4 f4 e5 d6"},{rows:`
      _*L _*L _*L _*W _*W _*W _*L _*L
      __W __W __W __L __L __L __B __B
      __L __W __W __L __L __B __B __W
      __L __L __L __L __B __B __W __W
      __B __B __L __L __B __B __L __L
      __B __B __B __W __W __W __L __L
    `,values:"",goals:"ice@7,660,clear",promise:"rowOf ice1 8; flat",par:726,difficulty:35.9,line:"c5 h1 h5 h4 f5 c5 c5 b5"},{rows:`
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
      __W __R __R __B _*W __B __R __R __W
      __R _*W __R __B __W __B __R _*W __R
      __R __R __W __R _*W __R __W __R __R
      __B __B __R _*W __W _*W __R __B __B
      _*W __W _*W __W __L __W _*W __W _*W
      __R __R __B _*W __W _*W __B __R __R
      __R __R __W __B _*W __B __W __R __R
      __R _*W __R __R __W __R __R _*W __R
      __W __R __R __R _*W __R __R __R __W
    `,values:"",goals:"colorW@18,ice,540",promise:"likeColors; reflected; many ice1 16",par:588,difficulty:47.9,line:"d7 b6 c5 i7 f7 i4 h4 i6 d4 f3 d3 b6 c8 i8 c5 d8 a8 a6"}];var Ft={};f(Ft,{view3:()=>Pt});var Pt=[{rows:`
      ... __B __L __L __B ...
      __B _+L __B __L _+L __L
      __L __L __L __B __B __B
      __B __Y __L __Y __B __Y
      __B __Y __B _+L __B __Y
      __Y __B __B __B __Y __B
    `,values:"b1=4 e1=4 d4=4",goals:"numbers,300,clear",promise:"count plus 3",par:333,difficulty:23.5,line:"f1 d5 b3 a5 c4 e5 f2 a4"},{rows:`
      ... _+R ... ... _+G ... ... _+L ...
      __R __R __R __G __G __G __L __L __L
      __R __R __R __G __G __G __L __L __L
      __B __Y __G __G __Y __L __L __Y __R
      __B __Y __L __G __Y __G __L __Y __R
      __L __L __L __R __R __R __G __R __R
      __B __B __L __R __R __R __G __G __B
    `,values:"b0=5 e0=5 h0=5",goals:"big15,numbers,790",promise:"onTop plus; count plus 3",par:863,difficulty:36.3,line:"f5 e5 f3 g1 d6 c6 c5 c6"},{rows:`
      __G __G ... ... ... __G __L
      __G __G __L ... __G __G __L
      __L __L __G __L __G __L __G
      __G __L __L __B __B __L __G
      __L __B __L __B __L __B __L
      __L __L _+B _+L _+L __L __B
    `,values:"c5=5 d5=5 e5=5",goals:"numbers,big12,clear",promise:"onFloor plus; valley",par:384,difficulty:37.6,line:"f5 g5 g5 b5 b5 d5 f4 b4"},{rows:`
      __Y __Y __B __B __Y __Y __B
      __B __R __R __R __R __R __R
      __B __B __Y __Y __B __B __Y
      _+R _+Y _+Y _+R _+R _+R _+R
      __B __B __R __R __Y __Y __R
      __Y __R __R __B __B __Y __Y
      __B __B __Y __Y __R __R __Y
    `,values:"a3=4 b3=4 c3=4 d3=4 e3=4 f3=4 g3=4",goals:"numbers@8,560,clear",promise:"rowOf plus 7",par:614,difficulty:38.8,line:"b0 g4 b5 f3 g3 a6 e5 d6 b6"},{rows:`
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
      _+Y ... ... ... ... ... ... ... _+G
      __Y _+Y ... ... ... ... ... _+G __G
      __Y __Y __Y ... ... ... __Y __G __G
      __Y __Y __Y __Y __G __G __Y __Y __G
      __B _*B __B __L __L __L __B _*B __B
      __B __B __B __B __L __G __G __B __B
      __G __G __B __B _*B __G __G __L __L
      __G _*G __G __B __B __B __L _*L __L
      __L __L _*L __L __B __L _*L __L __L
    `,values:"a0=4 i0=4 b1=4 h1=4",goals:"ice@6,numbers,few4",promise:"valley; onTop plus; many ice1 6",par:444,difficulty:42.1,line:"i5 f8 f8 c7 a8 i8 h8 g8 c7 f7 e8"},{rows:`
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
      ... __W __W ... __B __B ...
      __W __W __W __W __B __B __B
      __B _+B __B __B __B _+B __B
      __L __W _*W __L __L _*W __W
      __W __W __L __L __W _*W __B
      __W _*L __L __W __W __B __B
      __L _*L __W __W _*B __B __W
      __L __W _*W __B __B _*W __W
      __W __W __B __B __W __W __L
      __G __G __G _+G __G __G __G
    `,values:"b2=4 f2=4 d9=4",goals:"clear@11,big16,780",promise:"many plus 3; many ice1 6; clears",par:854,difficulty:55.3,line:"e3 c8 d5 f3 g9 c5 c7 d7 c9 c8 a8"}];var Dt={};f(Dt,{view4:()=>Kt});var Kt=[{rows:`
      __B __W __B __B __W __W
      __B __W **B __W __B __W
      __B __W __W __B __W __B
      __B __R __B __R **B __B
      __R **B __B __R __R __B
      __R __R __R __B __B __R
    `,values:"",goals:"clear,380,big14",promise:"count ice2 3",par:414,difficulty:40,line:"e4 c0 a4 f0 e3 f2 b5 b5 b5"},{rows:`
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
    `,values:"b3=5 f3=5 b6=5 f6=5",goals:"few2,numbers,big10",promise:"twins ice2; count plus 4",par:334,difficulty:45.3,line:"d1 g3 c3 e1 d6 a4 d3 a1 a6 e4 b5 a7"},{rows:`
      __B __B __L **L __L __B __B
      __B __B __L **L __L __B __B
      __B __W __L **L __L __W __B
      __W __W __L **L __L __W __W
      __W __L __W **L __W __L __W
      __L __L __W __L __W __L __L
      __W __B __L __L __L __B __W
      __B __B __W __L __W __B __B
    `,values:"",goals:"ice@9,clear,600",promise:"columnOf ice2 5; likeColors",par:657,difficulty:46.8,line:"e0 c5 b4 c4 c5 d5 e7 e6 a7 a2 d5"},{rows:`
      ... __B __B __W __W __W ...
      __B **W __W **B __B **B __W
      __W __B __B __W __W __B __W
      __G __W __W __B __W __W __G
      __G __G __R __R __G __R __G
      __R __R __G __R __G __R __R
      __R _@G __G __R __G _@R __G
      __R __G __R _@G __R __G __R
    `,values:"",goals:"marked@11,big11,260",promise:"deep marked 4; many ice2 3",par:290,difficulty:44.6,line:"c2 g5 e1 a2 c5 d4 c7 b7 d5 c4 e4"},{rows:`
      ... ... __W ... ... ... __W ... ...
      ... __W **W __W ... __W **W __W ...
      __W __W __W __W __W __W __W __W __W
      __B __R __R __R __B __R __R __R __B
      __B __R __B __R __B __R __B __R __B
      __G __R __B __R __G __R __B __R __G
      __W __W __W __W __W __W __W __W __W
      **W __W __W __W __W __W __W __W **W
      __G __G __G __G __G __G __G __G __G
    `,values:"",goals:"1180,big30,clear",promise:"many ice2 4; peaks 2; likeColors",par:1697,difficulty:48.9,line:"a3 i3 f5 b5 c4 g4 a4 e5 a8 c8 c8 b8 b8"},{rows:`
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
    `,values:"",goals:"ice,690,clear",promise:"ringOf ice2; many ice1 5",par:752,difficulty:61.4,line:"d7 c6 f6 e5 g7 i8 h5 f6 b7 d7 e7 e7 a7 e8 c8 c7 a8 a7 b8"}];var Vt={};f(Vt,{view5:()=>Ut});var Ut=[{rows:`
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
      __G __G __B __B __L __B __B __G __G
      __G __B __B __L __L __L __B __B __G
      __B __B __B __L __L __L __B __B __B
      _-L __B _-L __B _-L __B _-L __B _-L
      __L __L __B __L __L __L __B __L __L
      __G __L __B __B __B __B __B __L __G
      __G __G __L __L __B __L __L __G __G
    `,values:"a3=3 c3=3 e3=3 g3=3 i3=3",goals:"big26,colorB,830",promise:"count minus 5; flat; likeColors",par:912,difficulty:49.3,line:"b6 i5 f1 g0 b4 i3 i6"},{rows:`
      ... __Y ... __R ... __R ...
      __Y _-Y __Y __R __R _-R __R
      __R __R _-R __Y __R __R __R
      __R _-R __R __Y __Y __R _-R
      __Y __Y __G __Y __R __R __R
      __Y __Y __G __G __G __R __R
      __Y _@R __Y __G __G _@G __Y
      __Y __Y __R _@G __G __Y __Y
      _@G __R __R __R __R __Y _@R
    `,values:"b1=3 f1=3 c2=3 b3=3 g3=3",goals:"marked,colorY,big21",promise:"deep marked 4; many minus 5",par:715,difficulty:47,line:"g6 c4 c5 b1 b7 b4 a4 b8 a7"},{rows:`
      ... __G __G ... __G __G ...
      __G __G _-G __W _-G __G __G
      __G __G __W __W __W __G __G
      __W __W __G _-W __G __L __L
      __W __G __G __W __G __G __L
      __L __G __W __W __W __G __W
      __L __L _-W __W _-W __W __W
      __W __W __G __G __G __L __L
      **L __W **L __G **W __L **L
    `,values:"c1=3 e1=3 d3=3 c6=3 e6=3",goals:"ice,numbers,big15",promise:"onFloor ice2; many minus 5",par:445,difficulty:58.7,line:"g7 f8 f8 f7 a7 a6 e8 d7 c3 c8 c8 c5 c8 c7"},{rows:`
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
    `,values:"c2=3 g2=3 e3=3 a5=3 i5=3 c6=3 e6=3 g6=3 a9=3 i9=3",goals:"big20,colorR,660",promise:"comb; sea G 45; many minus 9",par:721,difficulty:47.7,line:"a4 h6 h9 b10 b9 e5 c5 a6 d5 d5 d8 d10 d10 d10 c8 d0 d9"},{rows:`
      __G __Y __G __G __G __Y __G
      __G _-G __Y __G __Y _-G __G
      __W __Y __G __W __G __Y __W
      __W __Y __W __W __W __Y __W
      __G _-G __G __Y __G _-G __G
      __W __G __W __W __W __G __W
      __G __Y __W __W __W __Y __G
      __Y __Y __W __Y __W __Y __Y
    `,values:"b1=3 f1=3 b4=3 f4=3",goals:"470,clear,big10",promise:"mirror; twins minus; clears",par:600,difficulty:62.4,line:"e3 a4 f3 c4 e4 e7 d5 b4 b5"},{rows:`
      __R ... ... ... ... ... ... ... __R
      __R __R __G ... ... ... __G __R __R
      __R __R _+G __G _+G __G _+G __R __R
      __Y __R __R __G __G __G __R __R __Y
      __Y __Y __R __R __R __R __R __Y __Y
      __Y __Y __Y __R __R __R __Y __Y __Y
      __L _-L __L __Y __Y __Y __L _-L __L
      __Y __Y __Y _-Y __L _-L __L __L __L
      __L _-L __L __L __L __L __Y _-Y __Y
      __Y __Y __Y __Y __L __L __L __L __L
    `,values:"c2=5 e2=5 g2=5 b6=3 h6=3 d7=3 f7=3 b8=3 h8=3",goals:"numbers,1330,clear",promise:"many minus 6; many plus 3; valley",par:1449,difficulty:74.9,line:"d9 c2 i0 f6 c6 i8 a9 d8 c9 c9 a9 b7"}];var qt={};f(qt,{view6:()=>Ht});var Ht=[{rows:`
      ... __L __L __W __L ...
      __W __W __L __L __W __W
      __L *+W __R __W *+L __W
      __W __L __W __L __W __L
      __R __L __R __L __R __R
      __L *+L __R __R *+W __R
      __R __R __L __L __L __R
      __R __L __R __L __R __L
    `,values:"b2=4 e2=4 b5=4 e5=4",goals:"numbers@6,340,clear",promise:"count icePlus 4",par:378,difficulty:56.5,line:"d5 d2 b6 a6 d7 d3 c7 c4 c5 c7"},{rows:`
      ... ... ... ... ... ... __W
      ... ... ... ... ... ... __Y
      ... ... ... ... __W __W __Y
      ... ... ... ... __B __B *+Y
      ... ... __W __W __B __B __Y
      ... ... __Y __Y *+B __B __Y
      __W __W __Y __Y __Y __L __L
      __Y __Y *+Y __Y __L __L __L
      __Y __Y __B __B *+B __L __Y
      __Y *+Y __B __B *+Y __Y __Y
    `,values:"g3=4 e5=4 c7=4 e8=4 b9=4 e9=4",goals:"550,numbers,big18",promise:"stairs; many icePlus 6",par:723,difficulty:56,line:"f2 g6 e4 g3 f9 c9 e8 a9"},{rows:`
      __B __B __B __B __B __B __B __L
      __L __W __W __W __W __W __W __L
      __L __B *+L *+L *+L *+L __W __L
      __L __B *+W __B __B *+L __W __L
      __L __B *+W __B __B *+L __W __L
      __L __B *+W *+L *+L *+L __W __L
      __L __B __B __B __B __B __B __L
      __L __W __W __W __W __W __W __W
    `,values:"c2=4 d2=4 e2=4 f2=4 c3=4 f3=4 c4=4 f4=4 c5=4 d5=4 e5=4 f5=4",goals:"numbers,colorL,big15",promise:"ringOf icePlus; count icePlus 12; parted icePlus",par:525,difficulty:37.7,line:"g0 e3 e3 g6 f2 f1 e4 d6 a7 a6 b6"},{rows:`
      __W ... ... ... ... ... ... ... __W
      __W __W ... ... ... ... ... __W __W
      __B __W __W ... ... ... __W __W __B
      __B __B __W __W ... __W __W __B __B
      __G __B __B __W __L __W __B __B __G
      __G __G __B __B __L __B __B __G __G
      __L __G __G __L __L __L __G __G __B
      __L __L __G __W __W __W __G __B __B
      *+L *+B *+L *+B *+L *+B *+L *+B *+L
    `,values:"a8=5 b8=5 c8=5 d8=5 e8=5 f8=5 g8=5 h8=5 i8=5",goals:"big19,560,colorW",promise:"valley; onFloor icePlus; rowOf icePlus 9",par:616,difficulty:45,line:"d5 e4 g7 c7 i4 a4 b7"},{rows:`
      ... __W __W __W __W __W ...
      __W __W __L __L __L __W __W
      __W __L *+L __L *+L __L __W
      __W __L __L __W __L __L __W
      __W __L *+L __L *+L __L __W
      __W __W __L __L __L __W __W
      __B __B __B __R __B __B __B
      __L *+L __B __R __B *+L __L
      __L __L __B __R __B __L __L
    `,values:"c2=4 e2=4 c4=4 e4=4 b7=4 f7=4",goals:"1150,numbers,big22",promise:"mirror; twins icePlus; likeColors",par:1442,difficulty:53.7,line:"c8 g6 d6 b3 f8 c7 a4"},{rows:`
      __W ... __W ... __W ... __W
      __W __B __W __B __W __B __W
      __W __B __W *+B __W __B __W
      __W __Y __W *+B __W __Y __W
      __W __Y __W *+B __W __Y __W
      __B __B __Y *+B __Y __B __B
      __Y __Y __Y *+B __Y __Y __Y
      __B __B __B __Y __B __B __B
    `,values:"d2=4 d3=4 d4=4 d5=4 d6=4",goals:"510,clear,big20",promise:"columnOf icePlus 5; likeColors",par:839,difficulty:66,line:"c7 d1 f3 g6 b6 b3 d7 e4 c4 c6 d3"},{rows:`
      ... ... *+R ... ... ... *+Y ... ...
      ... *+R __Y *+Y ... *+Y __Y *+Y ...
      *+R __R __Y __R *+Y __R __R __R *+R
      __R __Y __R __Y __R __Y __R __Y __Y
      __W __Y __W __Y __W __Y __W __W __W
      __Y _*W __W __W _*Y __W __R _*Y __W
      __W __R __Y __Y __W __Y __Y __W __Y
      __W _*W __Y __Y __W __Y __Y _*W __W
      __Y __Y __W __R __W __W __R __W __Y
    `,values:"c0=4 g0=4 b1=4 d1=4 f1=4 h1=4 a2=4 e2=4 i2=4",goals:"clear,big10,560",promise:"onTop icePlus; many ice1 4",par:617,difficulty:57.1,line:"d6 f8 g4 g5 i6 c8 e6 a7 i7 f8 g6 d8 b8 c8 c8 c8 b8 c8"},{rows:`
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
      __G __G __L __G __G __L __G __G
      __G _-G __L __G __G __L _-G __G
      __W __W __W __W __L __L __L __L
      *+W *+W *+L *+L *+W *+W *+L *+L
      __W __W __W __W __W __W __W __W
      __G __G __W __G __G __L __G __G
      __G _-G __W __G __G __L _-G __G
      __L __L __L __L __W __W __W __W
      __G __G __L __G __G __L __G __G
      __G __G __L __G __G __L __G __G
    `,values:"b1=3 g1=3 a3=4 b3=4 c3=4 d3=4 e3=4 f3=4 g3=4 h3=4 b6=3 g6=3",goals:"1130,big32,colorL",promise:"rowOf icePlus 8; count minus 4",par:1382,difficulty:67.6,line:"h7 h3 d3 c2 c4 e5 f5 e6 b5 a9"},{rows:`
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
    `,values:"a1=4 i1=4 c3=4 g3=4 c7=4 g7=4 a9=4 i9=4",goals:"ice,650,colorR",promise:"mirror; likeColors; many icePlus 8; many ice2 5",par:710,difficulty:74.9,line:"c6 e9 b4 d8 i8 h9 f7 h9 d4 h6 d7 a10 c9 d9 h5 h10 f10 d9 b10 b10 b10"}];var Jt={};f(Jt,{view7:()=>Qt});var Qt=[{rows:`
      ... <_> ... <_> ...
      __L __B __B __L __B
      __L __B __Y __B __L
      __Y __Y __B __Y __Y
      __B __L __Y __L __Y
      __Y __Y __B __L __Y
      __Y __Y __L __L __B
    `,values:"",goals:"rocks@6,180,clear",promise:"count rock 2; onTop rock",par:201,difficulty:44,line:"e5 d3 c4 b6 b6 c5 d5 a5"},{rows:`
      ... ... __W ... ... ... __W ... ...
      ... __W __W __W ... __W __W __W ...
      <_> __W __L __W <_> __W __L __W <_>
      __W __L __L __L __W __L __L __L __W
      __B __L __B __L __B __L __B __L __B
      __B __B __B __B __L __B __B __B __B
      __B __B __L __B __B __B __B __B __B
      __L __L __L __L __B __B __B __B __L
      __L __L __Y __Y __B __B __Y __Y __L
      __Y __Y __L __L __Y __Y __B __B __Y
    `,values:"",goals:"1770,rocks,clear",promise:"count rock 3; twins rock; peaks 2",par:2111,difficulty:54.4,line:"i4 d8 b5 f9 f9 e9 a9 e9 e9"},{rows:`
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
      ... ... ... __B __B __G ... ... ...
      ... ... <_> __B __B __G <_> ... ...
      ... ... __Y __B __B __G __Y ... ...
      ... __Y __Y __B __Y __G __Y __Y ...
      ... __Y __Y __Y __Y __Y __Y __Y ...
      __Y __Y __G __Y __Y __Y __G __Y __Y
      __G _*G __G __B __B __B __G _*G __G
      __G __G __B __B _*B __B __B __G __G
    `,values:"",goals:"few2,rocks,ice",promise:"hill; onTop rock; many ice1 3",par:383,difficulty:41.8,line:"g9 f9 e5 h5 i9 c7 a8"},{rows:`
      __L ... ... ... ... ... ... ... __L
      __L __L ... ... ... ... ... __L __L
      __L __L __Y ... <_> ... __Y __L __L
      __W __Y __Y <_> <_> <_> __Y __Y __W
      __W __W __Y __L <_> __L __Y __W __W
      __W **W __L __L __L __L __L **W __W
      __Y __Y **L __L __W __L **L __Y __Y
      __W __W __Y __Y __W __Y __Y __W __W
      __W __L __L __L __L __L __L __L __W
      __L **L __W __W __W __W __W **L __L
    `,values:"",goals:"ice,colorY,big18",promise:"valley; count rock 5; count ice2 6",par:555,difficulty:61.4,line:"d7 i9 b5 b5 b8 i4 g9 h5 i9 b6 a9 g6 e9 g9"},{rows:`
      ... <_> ... ... ... ... ... <_> ...
      <_> __L <_> ... ... ... <_> __L <_>
      __L __L __L ... ... ... __L __L __L
      __L __B __L __Y __Y __Y __L __B __L
      __B __B __L __L __B __L __L __B __B
      __L __L __L __B __B __B __L __L __L
      __L __L __Y __Y __B __Y __Y __L __L
      __Y __Y __B __Y __Y __Y __B __Y __Y
    `,values:"",goals:"rocks@6,790,clear",promise:"twins rock; count rock 6; likeColors",par:860,difficulty:56.5,line:"a3 i3 g6 h7 a7 i7 f7"},{rows:`
      <_> ... <_> <_> <_> ... <_>
      __B __L __L __L __L __L __B
      __B __B __L __L __L __B __B
      __G __B __B __Y __B __B __G
      __G __G __Y __Y __Y __G __G
      __L __G __Y __Y __Y __G __L
      __L __L __L __Y __L __L __L
      __G __L __L __L __L __L __G
      __G _@L __L __L __L _@L __G
      __G __G _@G __G _@G __G __G
      __G __G __G _@G __G __G __G
    `,values:"",goals:"1770,marked,big26",promise:"onTop rock; deep marked 4; likeColors",par:1812,difficulty:57.4,line:"e4 a5 g5 c10 g9 c9 e10"},{rows:`
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
      __R ... __R ... __G ... __R ... __R
      __R ... __R ... __G ... __R ... __R
      __R __G __R __B __G __B __R __G __R
      __R _-G __R __B __G __B __R _-G __R
      __B __B __B __B __B __B __B __B __B
      __B _-B __B __B __B __B __B _-B __B
      __G __G __G __G __R __G __G __G __G
      __B _-B __B __B __R __B __B _-B __B
      __B __B __B __B __R __B __B __B __B
    `,values:"b4=3 h4=3 b6=3 h6=3 b8=3 h8=3",goals:"rocks@7,colorR,big34",promise:"comb; onTop rock; many minus 6; likeColors",par:1381,difficulty:67.6,line:"e7 a7 i6 a6 g6 e6 c6 f6 b6"},{rows:`
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
    `,values:"b5=4 h7=4 b8=4 e9=4",goals:"rocks@22,numbers,2030",promise:"count rock 7; onTop rock; count icePlus 4",par:2207,difficulty:79.8,line:"c10 a6 a9 i5 d8 e7 d11 f7 b7 b6 i8 i10 a7 f11 g11 b11"}];var Zt={};f(Zt,{view8:()=>Xt});var Xt=[{rows:`
      __W __W __B __B __W __B __W
      __B *-B __W __W __W *-B __W
      __B __W __Y __Y __Y __B __B
      __B __W __Y __Y __Y __W __W
      __W *-B __Y __Y __Y *-B __W
      __L __L __B __W __L __L __L
      __B *-B __B __Y __L *-B __B
      __L __L __Y __Y __Y __B __B
      __L __L __B __L __L __L __L
    `,values:"b1=3 f1=3 b4=3 f4=3 b6=3 f6=3",goals:"clear,690,big15",promise:"many iceMinus 6; patch Y 9",par:752,difficulty:66.2,line:"b5 a2 c6 g6 g7 c2 g6 f7 f3 f7 d3 a7 c8 a7 b8"},{rows:`
      __B __B __B *-B __B __B __B
      __B __B __Y *-Y __Y __B __B
      __B __Y __Y *-B __Y __Y __B
      __B __B __Y *-Y __Y __B __B
      __B __B __B *-B __B __B __B
      __W __W __W *-L __W __W __W
      __L __L __Y *-Y __Y __L __L
      __B __B __B *-L __B __B __B
      __B __Y __Y *-Y __Y __Y __B
      __L __L __L *-L __L __L __L
      __Y __Y __Y *-Y __Y __Y __Y
    `,values:"d0=3 d1=3 d2=3 d3=3 d4=3 d5=3 d6=3 d7=3 d8=3 d9=3 d10=3",goals:"1000,big30,colorW",promise:"columnOf iceMinus 11; likeColors",par:1327,difficulty:68.1,line:"g5 e6 a6 f6 c6 c7 g9 e6"},{rows:`
      __Y ... __Y ... __Y ... __Y ... __G
      *-Y ... *-G ... *-G ... *-Y ... *-Y
      __G ... __L ... __L ... __L ... __L
      __G __L __L __W __G __L __G __L __G
      __G __W __L __W __L __W __L __W __G
      __G __L *-G __W __G __W *-L __L __G
      __L __L __L __Y __W __W __Y __W __W
      __W __W __W __Y __L __L __L __W __W
      __W __L __L __L __W __W __W __L __L
    `,values:"a1=3 c1=3 e1=3 g1=3 i1=3 c5=3 g5=3",goals:"clear,big20,750",promise:"comb; many iceMinus 7",par:818,difficulty:55.7,line:"a2 i3 g4 d6 c2 i8 h5 g7 a6 g3 a5 b8 i7 c8 d8 c8 d7 d8 d8 c8 a8"},{rows:`
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
      __L ... ... ... ... ... ... ... __L
      __L __L __B __L __L __L __B __L __L
      __L __B *-W *-W *-B *-B *-B __B __L
      __W __L *-W __Y __Y __Y *-B __L __W
      __W __L *-W __Y __Y __Y *-B __L __W
      __W __L *-L __Y __Y __Y *-L __L __W
      __L __B *-L *-L *-W *-W *-L __B __L
      __L __L __B __L __L __L __B __L __L
      __W __L __L __B __B __B __L __L __W
      __W __W __W __B __B __B __W __W __W
    `,values:"c2=3 d2=3 e2=3 f2=3 g2=3 c3=3 g3=3 c4=3 g4=3 c5=3 g5=3 c6=3 d6=3 e6=3 f6=3 g6=3",goals:"few12,910,big28",promise:"ringOf iceMinus; count iceMinus 16; patch Y 9",par:993,difficulty:58,line:"a3 f3 f8 a8 i3 f9 a7 g6 b9 e4 a9 e9"},{rows:`
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
    `,values:"b4=3 h4=3 b7=3 h7=3",goals:"ice@10,colorB,big62",promise:"likeColors; many iceMinus 4; many ice2 6; reflected",par:4175,difficulty:79.8,line:"i10 d5 c1 g5 e9 a7 c10 c11 b11 d11"}];var eo={};f(eo,{view9:()=>_o});var _o=[{rows:`
      __Y __Y __R __R __R __Y __Y
      __Y _*Y __R __R __R _*Y __Y
      __R __R __Y __Y __Y __R __R
      __R _*R __Y __Y __Y _*R __R
      __B __B <-> <-> <-> __B __B
      __B __Y ... ... ... __Y __B
      __B _*B __Y __Y __Y _*B __B
      __Y __Y __Y _*Y __Y __Y __Y
      __Y __Y __Y __B __Y __Y __Y
    `,values:"",goals:"ice@6,big18,760",promise:"shelf; rowOf steel 3; likeColors",par:827,difficulty:48.9,line:"b4 e3 g2 f4 f5 d5 d8 c8 c8 c8"},{rows:`
      __R __R __Y <-> __B __B __L
      __R _*R __Y <-> __B _*B __L
      __R __R __Y <-> __B __L __L
      __R __Y __Y <-> __L _*L __L
      __R _*R __Y <-> __L _*L __L
      __Y __Y __R <-> __L __B __B
      __L __R __R <-> __L __B __B
      __L __L __Y __Y __Y __L __L
      __R __R __R __Y __B __B __B
    `,values:"",goals:"colorB@6,ice,730",promise:"columnOf steel 7",par:798,difficulty:65.2,line:"e7 c1 g0 f2 f4 g6 b7 b3 a7"},{rows:`
      __Y __Y __Y __B __Y __Y __Y
      __Y __R __B __B __B __R __Y
      __R __R __Y __R __Y __R __R
      __B __B __Y __R __Y __B __B
      <-> __B __B __R __B __B <->
      ... <-> __B __Y __B <-> ...
      ... ... __Y __Y __Y ... ...
      ... __R __R __Y __R __R ...
      __R __R __R __R __R __R __R
      __B __B __B __R __B __B __B
    `,values:"",goals:"clear@9,760,big15",promise:"twins steel; clears; likeColors",par:834,difficulty:77.7,line:"g8 g3 e6 g9 b4 f4 e9 c7 a2"},{rows:`
      __B __B __Y __Y __Y __B __B
      __B __R __Y __B __Y __R __B
      __R __R __B __B __B __R __R
      __R __R __B __Y __B __R __R
      <-> <-> __R __Y __R <-> <->
      ... ... __Y __Y __Y ... ...
      ... ... __Y __G __Y ... ...
      __B _@B __G __G __G _@B __B
      _@B __B __B __G __B __B _@B
      __B __B _@G __G _@G __B __B
      _@B __B __G __G __G __B _@B
    `,values:"",goals:"clear@7,big18,1080",promise:"twins steel; many marked 8; likeColors; clears",par:1181,difficulty:79.8,line:"b1 g2 g2 e2 e7 d9 f7"},{rows:`
      __R __R __R __Y __Y __Y __L __L __L
      __R *+R __R __Y *+Y __Y __L *+L __L
      __R __R __R __Y __Y __Y __L __L __L
      <-> <-> <-> __B __B __B __L __L __L
      ... ... ... __B __B __B __B __B __B
      __R __R __R __B __B __B __B *+B __B
      __R *+R __R __Y __Y __Y __B __B __B
      __R __R __R __Y __Y __Y <-> <-> <->
      __B __B __B __Y __Y __Y ... ... ...
      __B **B __B __Y __Y __Y __B **B __B
      __B __B __B __Y __Y __Y __B __B __B
    `,values:"b1=4 e1=4 h1=4 h5=4 b6=4",goals:"few3,ice,big22",promise:"count steel 6; many icePlus 4",par:1020,difficulty:71.3,line:"c5 f6 i9 c0 g0 e8 f10 c6 b8 b9"},{rows:`
      __Y __Y __R __R <-> __Y __Y __G __G
      _@Y __Y __R __R <-> __Y __Y __G _@G
      __R __R __Y __Y <-> __G __G __Y __Y
      __R __R __Y _@Y <-> _@G __G __Y __Y
      <-> <-> <-> <-> <-> <-> <-> <-> <->
      ... ... ... ... <-> ... ... ... ...
      __B __B __L __L <-> __G __G __L __L
      _@B __B __L __L <-> __G __G __L _@L
      __L __L __B __B <-> __L __L __G __G
      __L __L __B _@B <-> _@L __L __G __G
    `,values:"",goals:"marked@8,clear,big8",promise:"rooms 4; many marked 8",par:576,difficulty:66.2,line:"b8 d8 d2 g8 g2 b0 i6 i0 d8 i8 i2 d2"},{rows:`
      __Y __Y __Y __R __R __Y __Y __Y
      __Y _+Y __Y __R __R __Y _+Y __Y
      __R __R __R _+R _+R __R __R __R
      __Y __Y __R __B __B __R __Y __Y
      __B __Y <-> <-> <-> <-> __Y __B
      __B __R ... ... ... ... __R __B
      __B __R ... ... ... ... __R __B
      __B __R __B _-B _-B __B __R __B
      __Y __Y __Y __Y __Y __Y __Y __Y
      __B _-B __B __B __B __B _-B __B
      __Y __Y __Y __B __B __Y __Y __Y
    `,values:"b1=4 g1=4 d2=4 e2=4 d7=3 e7=3 b9=3 g9=3",goals:"numbers@11,big17,colorY",promise:"rowOf steel 4; count plus 4; many minus 4; likeColors",par:735,difficulty:76,line:"c10 h2 f7 c2 h1 c9 h8 b7 h10 h6 a9 a8"},{rows:`
      ... <_> ... <_> ... <_> ... <_> ...
      __R __R __Y __Y __R __R __R __Y __Y
      __R __R __Y __Y __R __R __R __Y __Y
      __B __B __B __Y __Y __Y __B __B __B
      __L __L <-> __B __B __B <-> __L __L
      __L __L <-> *-B __B *-B <-> __L __L
      __B __B <-> __B __B __B <-> __B __B
      __L __L __L __L __B __L __L __L __L
      __B *-B __B __B __B __B __B *-B __B
      __B __B __B __B __B __B __B __B __B
    `,values:"d5=3 f5=3 b8=3 h8=3",goals:"rocks@13,numbers,1260",promise:"twins steel; count rock 4; count steel 6; many iceMinus 4",par:1379,difficulty:69.6,line:"b6 d7 f3 f4 i7 b7 i8 i8 f9 f9 f8 a9 e9"},{rows:`
      __Y __Y __Y __Y __Y __Y __B __B __Y
      __B __B _+B __B __B __B __B __B __Y
      __R __R __R *-R __R __R __B __B __Y
      __B __Y __B <-> <-> <-> __B _+B __Y
      __B __Y *-B <-> __Y <-> *-B __B __Y
      __B _+Y __B <-> <-> <-> __B __B __Y
      __B __Y __B __R __R *-R __R __R __R
      __B __Y __B __Y __Y __Y _+Y __Y __Y
      __B __Y __B __R __R __R __R __R __R
    `,values:"c1=5 d2=3 h3=5 c4=3 g4=3 b5=5 f6=3 g7=5",goals:"big21,numbers,830",promise:"ringOf steel; count plus 4; count iceMinus 4",par:903,difficulty:56.1,line:"f2 c8 i6 i1 h7 f2 i8 b8 b8"},{rows:`
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
    `,values:"a3=4 c3=4 e3=4 g3=4 i3=4 b10=3 h10=3 c11=3 g11=3",goals:"numbers,big19,colorY",promise:"shelf; count steel 16; many icePlus 4; many minus 4",par:737,difficulty:91.4,line:"e0 i0 h3 i11 i11 d10 d10 f11 d11 c10 b3 b10"}];var oo={};f(oo,{view10:()=>to});var to=[{rows:`
      ... ... ... ... __W ... ... ... ...
      ... ... ... __W __W __W ... ... ...
      ... ... ... __W _*W __W ... ... ...
      ... ... __W __W __W __W __W ... ...
      ... ... __W __G __W __G __W ... ...
      ... __B __W __G _*W __G __W __B ...
      ... __B __B __G __G __G __B __B ...
      __B __B __B __G __G __G __B __B __B
      __B __B __B __G __G __G __B __B __B
      _+G __B __B __R __R __R __B __B _+G
      __G __G __B __R __R __R __B __G __G
      __R _+R __R __G __G __G __R _+R __R
      __R __R __R __G _+G __G __R __R __R
    `,values:"a9=5 i9=5 b11=5 h11=5 e12=5",goals:"1930,numbers,big24",promise:"hill; kinds 2; capOf W 3; likeColors",par:2120,difficulty:74.6,line:"g5 f9 f6 d11 f8 f12 d12"},{rows:`
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
    `,values:"b4=3 f4=3 c5=4 g5=4 i6=4 c7=4 g7=4 b8=3 f8=3 c10=3 g10=3 i10=4",goals:"1910,colorR,big36",promise:"peaks 2; many iceMinus 6; many plus 6",par:1962,difficulty:77.7,line:"i7 d9 i7 i11 b11 d9 a9 d8 f5 e4 b11"},{rows:`
      ... __W ... ... ... ... ... __W ...
      __W __W __W ... ... ... __W __W __W
      __W __W __W __L ... __L __W __W __W
      __B __B __L __L ... __L __L __B __B
      __B __B __L __L __B __L __L __B __B
      __L __B __B __B __B __B __B __B __L
      __L __L __L __B **L __B __L __L __L
      __B _*L __L __L __L __L __L _*L __B
      __B __B *-L __L __B __L *-L __B __B
      __L __B **L __B __B __B **L __B __L
      __L __L __L __W __L __W __L __L __L
      __B __B __W __W *-L __W __W __B __B
    `,values:"c8=3 g8=3 e11=3",goals:"ice@7,colorB,1700",promise:"kinds 3; valley; likeColors",par:1851,difficulty:79.8,line:"i9 d10 g11 h5 g8 e11 d9 a11 e11"},{rows:`
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
      __B ... ... <_> <_> <_> ... ... __B
      __B __B ... __W __W __W ... __B __B
      __B __B __B __W __L __W __B __B __B
      __B __B __B **W __L **W __B __B __B
      __B __B __G __W __L __W __G __B __B
      __B __G __G __W __L __W __G __G __B
      __B __B __G __L __L __L __G __B __B
      __B __B __B **L __L **L __B __B __B
      __B __B __B __B __L __B __B __B __B
      __L __L __B __B __B __B __B __L __L
      __L _@W __B __B __B __B __B _@W __L
      __B __B _@W __L __L __L _@W __B __B
      __G __G __G _@W __L _@W __G __G __G
    `,values:"",goals:"marked@7,colorB,big56",promise:"kinds 3; deep marked 4; likeColors",par:3470,difficulty:82.3,line:"b9 i10 g2 c11 h11 e4 f12 d7 f7 c9 d9"},{rows:`
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
      ... ... __Y __Y __W __Y __Y ... ...
      ... __W __Y __Y __W __Y __Y __W ...
      __W __W __Y __Y __W __Y __Y __W __W
      __W *-W __W __Y *-W __Y __W *-W __W
      __Y __W __W __R __R __R __W __W __Y
      __Y __Y __W __R __R __R __W __Y __Y
      __W __Y __Y __R __R __R __Y __Y __W
      __W **Y __Y __R *+R __R __Y **Y __W
      __R __R __R __B __B __B __R __R __R
      __R __B __B __B *-B __B __B __B __R
      __B **B __B __B __B __B __B **B __B
      __B *+B __B __B __B __B __B *+B __B
      __R __R __R __B __B __B __R __R __R
    `,values:"b3=3 e3=3 h3=3 e7=4 e9=3 b11=4 h11=4",goals:"ice@11,colorB,1890",promise:"kinds 3; hill; likeColors",par:2059,difficulty:79.8,line:"i10 b11 h11 h10 d9 h9 g12 b10 c10 c12"},{rows:`
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
    `,values:"b5=4 h5=4 b8=4 h8=4 d9=3 f9=3 b11=3 h11=3",goals:"ice@17,360,colorL",promise:"kinds 8; colors 6",par:402,difficulty:100,line:"a10 f12 c5 f4 f7 f9 e11 e7 c12 g10 i11 c10 h9 h7 g10 i9 i11 b10 a11 g12 d4 d8 c12 b11 a12"}];var ma=[...$t,...zt,...Pt,...Kt,...Ut,...Ht,...Qt,...Xt,..._o,...to],ce=100,cn=[];function l_(e){let _=cn[e];if(_)return _;let t=ma[e-1],o=Et[e-1];if(!t||!o)throw new Error(`there is no stage ${e}`);let{par:r,difficulty:n,promise:s}=t,a=pa(t),l=t.line.trim().split(/\s+/),i={number:e,...o,board:fa(t),goals:a,par:r,difficulty:n,promise:s,line:l};return cn[e]=i,i}function fa({rows:e,values:_}){let t=e.trim().split(`
`).map(r=>`| ${r.trim()} |`),o=xt(`${t.join(`
`)}
// ${_}`);if(!o.ok)throw new Error(`row ${o.line}, column ${o.column}: ${o.why.en}`);return o.board}function pa({goals:e}){return e.split(",").map(_=>{let t=ie(_);if(!t)throw new Error(`not a goal: ${_}`);return t})}var i_={write(e){if(e.type==="stage")return`stage ${e.stage}${no(e.tools)}`;if(e.type==="daily")return`daily ${e.date}${un(e)}`;if(e.type==="endless")return`endless ${e.level}${un(e)}`;if(e.type==="puzzle")return`puzzle ${e.goals.map(p_).join()} ${A_(e.board)}${no(e.tools)}`;let _=e.par===null?"":`par ${e.par} `;return`board ${e.target} ${_}${A_(e.board)}${no(e.tools)}`},read(e){let[_,...t]=e.split(" ");return _==="stage"?ha(t):_==="daily"?ya(t):_==="endless"?ba(t):_==="puzzle"?ga(t):_==="board"?Ba(t):null}};function no(e){return e.length?` with ${e.join(" ")}`:""}function un({deal:e,goals:_}){return e===0&&_===null?"":` deal ${e}${_===null?"":` goals ${_.map(p_).join()}`}`}function V_(e){return e!==void 0&&/^(0|[1-9]\d{0,8})$/.test(e)?Number(e):null}function so(e){if(e.length===0)return[];let _=e.slice(1).filter(o=>Object.hasOwn(E,o));return e[0]==="with"&&_.length>0&&_.length===e.length-1&&ut(_)?_:null}function ha([e,..._]){let t=V_(e),o=so(_);return t===null||t<1||t>ce||o===null?null:{type:"stage",stage:t,tools:o}}function dn(e){if(e.length===0)return{deal:0,goals:null};let _=e[0]==="deal"?V_(e[1]):null;if(_===null||_===0&&e.length===2)return null;if(e.length===2)return{deal:_,goals:null};if(e.length!==4)return null;let t=e[2]==="target"?V_(e[3]):null;if(t!==null)return{deal:_,goals:t===0?null:[K_(t)]};let o=e[2]==="goals"?mn(e[3]??""):null;return o&&{deal:_,goals:o}}function mn(e){let _=e.split(",").map(ie);return!_.every(t=>t!==null)||_.length>3?null:_.map(p_).join()===e?_:null}function ya([e="",..._]){let t=dn(_);return t&&Bt(e)?{type:"daily",date:e,...t}:null}function ba([e,..._]){let t=V_(e),o=dn(_);return o&&t?{type:"endless",level:t,...o}:null}function Ba([e,..._]){let t=V_(e),o=_[0]==="par",r=o?V_(_[1]):null,[n="",...s]=o?_.slice(2):_,a=Te(n),l=so(s);return t===null||o&&r===null||!a||!l?null:{type:"board",board:a,target:t,par:r,tools:l}}function ga([e="",_="",...t]){let o=mn(e),r=Te(_),n=so(t);return o&&r&&n?{type:"puzzle",board:r,goals:o,tools:n}:null}var La={seed:e=>`daily ${e}`,dateOf({setup:e}){let _=i_.read(e);return _?.type==="daily"?_.date:null},ownSetup:!0};var fo={};f(fo,{constructBoard:()=>H_,dealBoard:()=>mo,mixedBoard:()=>Ya});var co={};f(co,{HEIGHT:()=>c_,LAST_LEVEL:()=>io,STONE_EVERY:()=>Ga,WIDTH:()=>h_,dailyRecipe:()=>ue,endlessRecipe:()=>de,shapes:()=>Ee,week:()=>hn});var h_=9,c_=13,Ee={full:[13,13,13,13,13,13,13,13,13],hill:[7,9,11,12,13,12,11,9,7],valley:[13,12,10,8,7,8,10,12,13],rising:[6,7,8,9,10,11,12,13,13],falling:[13,13,12,11,10,9,8,7,6],comb:[13,10,13,10,13,10,13,10,13],waves:[9,11,13,11,9,11,13,11,9],towers:[13,13,9,9,13,9,9,13,13]},hn=[{name:{ja:"全消しの日",en:"All-clear day"},line:{ja:"日曜は、全部消せば★です。",en:"Sundays ask you to clear every block."},colors:4,shapes:["full","waves","towers"],layouts:["frames","crest"],obstacles:{ice1:2,icePlus:1},value:3,goal:"clear"},{name:{ja:"ならしの日",en:"Warm-up day"},line:{ja:"月曜は三色です。点を取れば★です。",en:"Mondays have three colors, and points for a goal."},colors:3,shapes:["hill","valley","rising","falling"],layouts:["strata"],obstacles:{},value:3,goal:"score"},{name:{ja:"大きく消す日",en:"Big-group day"},line:{ja:"火曜は、いちどに多く消せば★です。",en:"Tuesdays ask for many blocks in one tap."},colors:4,shapes:["valley","comb","waves"],layouts:["tiles","slant"],obstacles:{},value:3,goal:"big"},{name:{ja:"氷の日",en:"Ice day"},line:{ja:"水曜は、氷が全部とければ★です。",en:"Wednesdays ask you to thaw all the ice."},colors:4,shapes:["full","hill","towers"],layouts:["crest","frames"],obstacles:{ice1:5,ice2:2},value:3,goal:"ice"},{name:{ja:"数の日",en:"Counter day"},line:{ja:"木曜は、カウンターを全部消せば★です。",en:"Thursdays ask you to clear every counter."},colors:4,shapes:["full","comb","rising"],layouts:["bricks"],obstacles:{plus:4,minus:3},value:4,goal:"numbers"},{name:{ja:"六色の日",en:"Six-color day"},line:{ja:"金曜は六色です。残りを少なくすれば★です。",en:"Fridays have all six colors. Leave only a few blocks."},colors:6,shapes:["full","hill","waves"],layouts:["slant","tiles"],obstacles:{},value:3,goal:"few"},{name:{ja:"岩の日",en:"Rock day"},line:{ja:"土曜は、岩を全部いちばん下へ落とせば★です。",en:"Saturdays ask you to bring every rock to the floor."},colors:4,shapes:["hill","towers","falling"],layouts:["canes","strata"],obstacles:{rock:3,ice1:3},value:3,goal:"rocks"}];function ue(e){return hn[gt(e)]}var io=30,Ga=5,Me=G_.filter(e=>h[e].first!==null&&h[e].refusal!==null),fn=Object.keys(Ee),pn=["score","big","few"];function de(e){let _=Math.min(Me.length,Math.floor(e/2)),t={};for(let n=0;n<Math.min(3,_);n++){let s=Me[e<2*Me.length?_-1-n:(e*3+n*2)%Me.length];s&&(t[s]=e<12?2:e<20?3:4)}let o=Wa(t),r=e%3===0?void 0:o[e%Math.max(1,o.length)];return{colors:e%6===0?6:[3,4,4,5][(e-1)%4]??4,shapes:[fn[e%fn.length]??"full"],layouts:[Se[e%Se.length]??"tiles"],obstacles:t,value:e<8?3:4,goal:r??pn[Math.floor(e/3)%pn.length]??"score"}}function Wa(e){let _=o=>Object.keys(e).some(o),t=[];return _(o=>h[o].thaws!==null)&&t.push("ice"),_(o=>h[o].counter!==null)&&t.push("numbers"),_(o=>!h[o].colored&&h[o].falls)&&t.push("rocks"),t}function mo(e,_){let t=I(_,["blocks","obstacles","shape"]),o=H(t,"shape",e.shapes.map(a=>Ee[a])),r=H(t,"shape",e.layouts),n=Bn(e.colors,t),s=yt(r,{width:h_,height:c_,heights:o,palette:n},t);return gn(s,{...e,width:h_,height:c_},o,t),{width:h_,height:c_,cells:s}}function Ya(e,_){let{width:t,height:o}=e,r=I(_,["blocks","obstacles","shape"]),n=Bn(e.colors,r),s=Array.from({length:t*o},()=>H(r,"blocks",n));return gn(s,e,Array(t).fill(o),r),{width:t,height:o,cells:s}}function Bn(e,_){return P_(_,"blocks",g.map((o,r)=>r+1)).slice(0,e)}function gn(e,{width:_,height:t,obstacles:o,value:r},n,s){let a=[];for(let c=1;c<_-1;c++)for(let u=t-(n[c]??t)+2;u<t-2;u++)a.push(u*_+c);P_(s,"obstacles",a);let l=P_(s,"obstacles",n.map((c,u)=>(t-c)*_+u)),i=c=>!h[c].colored&&h[c].falls;for(let c of G_)for(let u=o[c]??0;u>0;u--){let d=i(c)?l.pop():a.pop();d!==void 0&&(e[d]=Y(c,e[d]??1,r))}}var Ra=1500,ka=8;function H_(e,_){let t=I(_,["build"]),o=yn(e,t);for(let r=1;r<ka&&uo(o)<h_*c_-4;r++){let n=yn(e,t);uo(n)>uo(o)&&(o=n)}return o}function uo({sizes:e}){return e.reduce((_,t)=>_+t,0)}function yn(e,_){let t=[],o=[];for(let n=0;n<Ra;n++){let s=wa(t,e,_);s!==null&&(o.push(s),n=0)}o.reverse();let r=o.map(({x:n,y:s})=>R(n,c_-1-s));return{board:xa(t),line:r,sizes:o.map(({across:n,up:s})=>n*s)}}function wa(e,_,t){let o=1+s_(t,"build",_.colors),r=e.length<h_?H(t,"build",["upright","flat","new"]):H(t,"build",["upright","flat"]);if(r==="new"||e.length===0){let d=s_(t,"build",e.length+1);return bn(e,[...e.slice(0,d),[o,o],...e.slice(d)],{x:d,y:0,across:1,up:2})}let n=Math.max(0,va(e,t)-s_(t,"build",2)),s=r==="flat"?2:1,a=r==="flat"?1:H(t,"build",[2,2,3,4]),l=e.slice(n,n+s),i=Math.min(...l.map(d=>d.length)),c=s_(t,"build",i+1);if(l.length<s||l.some(d=>d.length+a>c_))return null;let u=e.map((d,y)=>y>=n&&y<n+s?[...d.slice(0,c),...Array(a).fill(o),...d.slice(c)]:d);return bn(e,u,{x:n,y:c,across:s,up:a})}function va(e,_){let t=s_(_,"build",e.length),o=s_(_,"build",e.length);return(e[t]?.length??0)<=(e[o]?.length??0)?t:o}function bn(e,_,t){let{x:o,y:r,across:n,up:s}=t,a=_[o]?.[r];for(let l=o;l<o+n;l++)if(_[l]?.[r-1]===a||_[l]?.[r+s]===a)return null;for(let l=r;l<r+s;l++)if(_[o-1]?.[l]===a||_[o+n]?.[l]===a)return null;return e.splice(0,e.length,..._),t}function xa(e){let[_,t]=[h_,c_],o=[];for(let r=t-1;r>=0;r--)for(let n=0;n<_;n++)o.push(e[n]?.[r]??0);return{width:_,height:t,cells:o}}var yo={};f(yo,{drawState:()=>po,tell:()=>ho});function po(e){let{goals:_,reached:t}=e,o=[`score ${e.score}`,`taps ${e.taps}`];return o.push(..._.map((r,n)=>`${"*".repeat(n+1)} ${p_(r)}${t[n]?" reached":""}`)),e.par!==null&&o.push(`par ${e.par}`),e.tools.length&&o.push(`tools ${e.tools.join(" ")}`),e.used.length&&o.push(`used ${e.used.join(" ")}`),e.phase!=="playing"&&o.push(e.phase),`${o.join(" · ")}
${vt(e.board)}`}function ho(e){switch(e.type){case"removed":return`gone ${Ln(e.cells)} · ${e.cells.length} of ${e.size} · +${e.points} = ${e.score}`;case"thawed":return`thawed ${T(e.cell)} ${U_(e.from)} to ${U_(e.to)}`;case"held":return`held ${T(e.cell)} · ${e.short?`${e.short} short`:`${e.over} too many`}`;case"used":return`used ${[e.tool,...e.cells.map(T),g[(e.color??0)-1]?.letter??""].join(" ").trim()}`;case"destroyed":return`destroyed ${Ln(e.cells)}`;case"changed":return`changed ${e.cells.map((_,t)=>`${T(_)}:${U_(e.to[t]??0)}`).join(" ")}`;case"fell":case"slid":return`${e.type} ${e.from.map((_,t)=>`${T(_)}>${T(e.to[t]??_)}`).join(" ")}`;default:return Sa(e)}}function Sa(e){switch(e.type){case"reached":return`reached ${"*".repeat(e.star)} ${p_(e.goal)}`;case"cleared":return`all clear · +${e.bonus} = ${e.score} · ${"*".repeat(e.stars)}`;case"stuck":return`stuck · ${e.left} left`;case"finished":return`finished ${e.score} · ${"*".repeat(e.stars)||"no star"}`}}function Ln(e){return e.map(T).join(" ")}var wo={};f(wo,{keshiki:()=>O});var Lo={};f(Lo,{finish:()=>go,preview:()=>Ea,settled:()=>$e,tap:()=>je});var bo={};f(bo,{oneAndAHalf:()=>Q_,pointsOf:()=>q_});function q_(e,_){let t=e*e;return _?Q_(t):t}function Q_(e){return Math.floor((e*3+1)/2)}var Bo={};f(Bo,{paths:()=>Ta,settle:()=>O_});function O_(e,_){let t=[];for(;;){let o=Aa(e,_);o&&t.push(o);let r=Oa(e,_);if(!r)return t;t.push(r)}}function Aa(e,_){let t=[],o=[],r=e.length-_;for(let n=0;n<_;n++){let s=r+n;for(let a=s;a>=0;a-=_){let l=e[a];if(l!==m){if(!V(l)){s=a-_;continue}s!==a&&(e[s]=l,e[a]=m,t.push(R(n,a/_|0)),o.push(R(n,s/_|0))),s-=_}}}return t.length?{type:"fell",from:t,to:o}:null}function Oa(e,_){let t=[],o=[];for(let r=1;r<_;r++){let n=0;for(;n<r&&Ca(e,_,r,n+1);)n++;if(n!==0)for(let s=r;s<e.length;s+=_){let a=e[s];if(!V(a))continue;e[s-n]=a,e[s]=m;let l=s/_|0;t.push(R(r,l)),o.push(R(r-n,l))}}return t.length?{type:"slid",from:t,to:o}:null}function Ca(e,_,t,o){let r=!1;for(let n=e.length-_+t;n>=0;n-=_){let s=e[n];if(V(s)){if(e[n-o]!==m)return!1;r=!0}}return r}function Ta(e){let _=[],t=new Map;for(let o of e.filter(Ma)){let r=new Map(t);for(let n of o.from)r.delete(n);o.from.forEach((n,s)=>{let a=o.to[s],l=t.get(n);l===void 0&&(l=_.push({from:n,movements:[]})-1),_[l]?.movements.push({type:o.type,to:a}),r.set(a,l)}),t=r}return _}function Ma(e){return e.type==="fell"||e.type==="slid"}function Ea(e,_){let t=ve(e.board,_);if(t)return{ok:!1,why:t};let{group:o,removed:r,touched:n}=xe(e.board,_),s=q_(r.length,e.boosted),a=ja(je(e,_)),l=a.reduce((c,u)=>c+(u.type==="cleared"?u.bonus:0),0),i=a.flatMap(c=>c.type==="reached"?[c.star]:[]);return{ok:!0,group:o,removed:r,points:s,bonus:l,reaches:i,touched:n}}var ja=e=>e.ok?e.events:[];function je(e,_){let t=ve(e.board,_);if(t)return{ok:!1,why:t};let o=xe(e.board,_),{group:r,removed:n}=o,s=q_(n.length,e.boosted),a=e.score+s,l=[{type:"removed",by:_,size:r.length,cells:n,points:s,score:a}],i=e.board.cells.slice();$a(i,e,o,l);let{tools:c,used:u,boosted:d}=e,y=Math.max(e.most,n.length),b={score:a,taps:e.taps+1,most:y,tools:c,used:u,boosted:d};return{ok:!0,state:$e(e,b,i,l),events:l}}function $a(e,{board:_},{removed:t,touched:o},r){for(let n of t)e[k(_,n)]=0;for(let{cell:n,block:s,outcome:a,by:l,after:i}of o)a==="thawed"?(e[k(_,n)]=i,r.push({type:"thawed",cell:n,from:s,to:i})):a==="short"?r.push({type:"held",cell:n,block:s,short:l,over:0}):a==="over"&&r.push({type:"held",cell:n,block:s,short:0,over:l})}function $e(e,_,t,o){let{width:r,height:n}=e.board;for(let bs of O_(t,r))o.push(bs);let s={width:r,height:n,cells:t},a=v_(s),l=a?ae(s):1,i=l===0?Q_(_.score):_.score,{taps:c,most:u,tools:d,used:y,boosted:b}=_,G=Ia(e,{board:s,score:i,taps:c,most:u},o);l===0?o.push({type:"cleared",bonus:i-_.score,score:i,stars:Q(G)}):a&&o.push({type:"stuck",left:l});let{colors:d_,goals:ps,par:hs}=e,ys=l===0?"cleared":e.phase;return{board:s,colors:d_,score:i,taps:c,goals:ps,most:u,reached:G,par:hs,tools:d,used:y,boosted:b,phase:ys}}function Ia({goals:e,reached:_},{board:t,score:o,taps:r,most:n},s){let a=null;for(let l=0;l<e.length;l++){let i=e[l];_[l]||i.within!==null&&r>i.within||!Yt(i,t,o,n)||(a??=_.slice(),a[l]=!0,s.push({type:"reached",star:l+1,goal:i}))}return a??_}function go(e){let{score:_,reached:t}=e,o={type:"finished",score:_,stars:Q(t)};return{ok:!0,state:{...e,phase:"finished"},events:[o]}}var Yo={};f(Yo,{applyTool:()=>Go,legalUses:()=>Wo});function Go(e,_){let{tool:t,cells:o,color:r}=_;if(!e.tools.includes(t))return{ok:!1,why:e.used.includes(t)?"used":"notTaken"};let n=Gn(e,_);if(n===null)return{ok:!1,why:"target"};let s=e.boosted||t==="boost",a=[{type:"used",tool:t,cells:o,color:r,boosted:s}],l=e.board.cells.slice();za(l,e.board.width,n,a);let{score:i,taps:c,most:u}=e,d=e.tools.filter(b=>b!==t),y={score:i,taps:c,most:u,tools:d,used:[...e.used,t],boosted:s};return{ok:!0,state:$e(e,y,l,a),events:a}}function za(e,_,t,o){let r=a=>R(a%_,Math.floor(a/_)),n=t.filter(([,a])=>a===m),s=t.filter(([,a])=>a!==m);for(let[a,l]of t)e[a]=l;n.length&&o.push({type:"destroyed",cells:n.map(([a])=>r(a))}),s.length&&o.push({type:"changed",cells:s.map(([a])=>r(a)),to:s.map(([,a])=>a)})}function Gn({board:e,colors:_,tools:t},{tool:o,cells:r,color:n}){let s=E[o],a=r.map(c=>k(e,c));if(!(a.length==={nothing:0,block:1,color:1,cell:1,pair:2}[s.aim])||!a.every(c=>c>=0&&s.fits(e.cells[c]??m))||s.aim==="pair"&&(a[0]??0)>=(a[1]??0)||(s.aim==="color"?n===null||!_.includes(n):n!==null))return null;let i=s.edits(e,a,n??0);return i.length||o==="boost"&&t.includes(o)?i:null}function*Wo(e){for(let _ of e.tools)for(let t of Na(e,_))Gn(e,t)!==null&&(yield t)}function*Na({board:e,colors:_},t){let o=E[t],{aim:r}=o,n=[];for(let s=0;s<e.height;s++)for(let a=0;a<e.width;a++)o.fits(e.cells[s*e.width+a]??m)&&n.push(R(a,s));if(r==="nothing")return yield{type:"use",tool:t,cells:[],color:null};for(let[s,a]of n.entries())if(r==="color")for(let l of _)yield{type:"use",tool:t,cells:[a],color:l};else if(r!=="pair")yield{type:"use",tool:t,cells:[a],color:null};else for(let l of n.slice(s+1))yield{type:"use",tool:t,cells:[a,l],color:null}}var ko={};f(ko,{refusals:()=>Ro});var Ro={outside:{ja:"盤の外です。",en:"That is off the board."},empty:{ja:"ここには何もありません。",en:"Nothing is there."},...Object.fromEntries(Object.values(h).flatMap(({refusal:e})=>e?[[e.why,e.text]]:[])),single:{ja:"2つ以上つながっていれば消せます。",en:"Two or more must touch."},over:{ja:"この盤は終わりました。",en:"This board is over."},used:{ja:"この道具は使いました。",en:"This tool has been used."},notTaken:{ja:"この道具は持ってきていません。",en:"You did not bring this tool."},target:{ja:"この道具はそこに使えません。",en:"This tool does nothing there."}};var O={id:"keshiki",version:5,seats:{min:1,max:1},setups:i_,actions:le,refusals:Ro,seatCount:()=>1,isPractice:e=>e.type==="board"||e.type==="puzzle",unaided:e=>"tools"in e?{...e,tools:[]}:e,start:Pa,turn:e=>e.phase==="playing"?[0]:[],*legal(e,_){if(!(_!==0||e.phase!=="playing")){for(let t of lt(e.board))yield{type:"tap",cell:t};yield*Wo(e),yield{type:"finish"}}},apply(e,_,t){return _!==0?{ok:!1,why:"notYourTurn"}:e.phase!=="playing"?{ok:!1,why:"over"}:t.type==="tap"?je(e,t.cell):t.type==="use"?Go(e,t):go(e)},after:ft,result(e){if(e.phase==="playing")return null;let{score:_,goals:t,reached:o}=e,r=t.length===0||o[0];return{scores:[r||t[0]?.kind==="score"?_:0],winners:r?[0]:[]}},view:e=>e,imagine:e=>e,revealsHidden:()=>!1,draw:po,tell:ho};function Pa(e,_){if(e.type==="stage"){let{board:t,goals:o,par:r}=l_(e.stage);return me({board:t,goals:o,par:r,tools:e.tools})}return e.type==="puzzle"?me({...e,par:null}):e.type==="board"?me({...e,goals:Oe(e.target,e.par)}):e.type==="daily"?Wn(ue(e.date),e,`daily ${e.date}`):Wn(de(e.level),e,`endless ${e.level} ${_}`)}function me(e){let _=[...e.board.cells];O_(_,e.board.width);let t={width:e.board.width,height:e.board.height,cells:_},{goals:o,par:r}=e,n=[...e.tools];return{board:t,colors:F_(t),score:0,taps:0,goals:o,most:0,reached:o.map(s=>Wt(s,t,0)===0),par:r,tools:n,used:[],boosted:!1,phase:"playing"}}function Wn(e,{deal:_,goals:t},o){let r={par:null,tools:[]};if(_>0)return me({...r,board:mo(e,`${o} ${_}`),goals:t??[]});let{board:n,sizes:s}=H_(e,o),a=s.reduce((l,i)=>l+q_(i,!1),0);return me({...r,board:n,goals:t??Oe(Q_(a),null)})}var xo={};f(xo,{linkPreview:()=>Va,marks:()=>qa,name:()=>Yn});function vo(e){return String(e).replace(/\B(?=(\d{3})+$)/g,",")}var Yn={ja:"消色百景",en:"KESHIKI 100"};function Rn(e){let _=L(e);return _===null?["hole"]:h[_].colored?[`tile:${g[B(e)-1]?.letter??"W"}`,...Fa(_,e)]:[`tile:${_}`]}function Fa(e,_){let t=__(_);return Y_(_)===0&&!t?e==="normal"?[]:[`kind:${e}`]:[...Y_(_)>0?[`ice:${Y_(_)}`]:[],...t?[`${t.is}:${D(_)}`]:[]]}var Ka=({board:e})=>({cols:e.width,cells:e.cells.map(Rn)});function Da(e){let _=i_.read(e);return _?.type==="stage"?W({ja:"ステージ{number} {name}",en:"Stage {number} {name}"},{number:_.stage,name:l_(_.stage).name}):_?.type==="daily"?{ja:_.date,en:_.date}:null}function Ua(e){let{score:_,goals:t,reached:o,board:r}=e,n=Q(o),s=t.length>0?`${"★".repeat(n)}${"☆".repeat(3-n)} `:"",a=ae(r);return W({ja:"{row}{score}点 {left}",en:"{row}{score} points, {left}"},{row:s,score:vo(_),left:a===0?{ja:"全消し",en:"all clear"}:W({ja:"残り{left}個",en:"{left} left"},{left:a})})}function Va(e,_){return{name:Yn,place:Da(e),line:Ua(_),score:_.score>0?vo(_.score):"",boards:[Ka(_)]}}function Ha(e){let{colored:_,counter:t}=h[e],o=t?Array.from({length:t.most+1-t.least},(r,n)=>t.least+n):[0];return g.slice(0,_?g.length:1).flatMap((r,n)=>o.map(s=>Y(e,n+1,s)))}var qa=[...new Set(["hole",...Z.flatMap(Ha).flatMap(Rn)])];var Ao={};f(Ao,{publishing:()=>Xa});var Qa=16;function So(e){let _=i_.read(e);return _?.type==="puzzle"&&_.tools.length===0?_:null}var vn=e=>O.start(e,"");function xn({width:e,height:_,cells:t}){let o=(i,c)=>t[c*e+i]??m,r=Array.from({length:e},(i,c)=>c),n=Array.from({length:_},(i,c)=>c),s=n.find(i=>r.some(c=>o(c,i)!==m))??_,a=Math.max(-1,...r.filter(i=>n.some(c=>o(i,c)!==m))),l=n.slice(s).flatMap(i=>r.slice(0,a+1).map(c=>o(c,i)));return{width:a+1,height:_-s,cells:l}}function Sn(e){let _=new Map,t=e.cells.map(o=>{let r=B(o);return r===0?o:(_.has(r)||_.set(r,_.size+1),te(o,_.get(r)??r))});return{...e,cells:t}}var kn=e=>A_(Sn(xn(vn(e).board))),wn=null;function Ja(e){return wn??=new Set(Array.from({length:ce},(_,t)=>A_(Sn(xn(l_(t+1).board))))),wn.has(e)}var Xa={topics:D_,topic:e=>So(e)?.goals[0]?.kind??"",likeness(e){let _=So(e);return _?kn(_):e},refusal(e){let _=So(e);if(!_)return"setup";let{width:t,height:o}=_.board;if(Math.max(t,o)>Qa)return"size";let r=vn(_);return v_(r.board)?"empty":r.reached.some(Boolean)?"easy":Ja(kn(_))?"house":null}};var Co={};f(Co,{replayOf:()=>Oo});function Oo(e,_,t=""){let o=_.map(r=>({seat:0,line:r}));return{game:O.id,version:O.version,setup:e,seed:t,log:o}}var Mo={};f(Mo,{broken:()=>nl});var To=({width:e,cells:_},t,o)=>_[o*e+t]??m,J=e=>Array.from({length:e},(_,t)=>t),x=({words:e},_)=>Number(e[_]??0);function fe(e){return J(e.width).map(_=>J(e.height).filter(t=>To(e,_,t)!==m).length)}function M({board:e,words:_}){let t=o=>o!==null&&(_[0]??"").split("+").includes(o);return J(e.cells.length).filter(o=>t(L(e.cells[o]??m)))}function An({width:e,cells:_},t){let o=0;for(let r=t-e;r>=0;r-=e)_[r]!==m&&o++;return o}function On(e,_,t,o){let r=0;for(let n of _){let s=0;for(let a=0;a<o;a++)s=e.has(n+a*t)?s+1:0,r=Math.max(r,s)}return r}function Za(e,_,t,[o,r]){let[n,s]=[o??0,r??0];return J(n*s).map(i=>[i%n,Math.floor(i/n)]).filter(([i,c])=>i===0||c===0||i===n-1||c===s-1).every(([i,c])=>_.has(t+c*e+i))}function _l(e){let{width:_,height:t}=e.board,o=new Set(M(e)),r=J(_-2).flatMap(n=>J(t-2).map(s=>[n+3,s+3]));return[...o].some(n=>r.some(([s,a])=>n%_+s<=_&&Math.floor(n/_)+a<=t&&Za(_,o,n,[s,a])))}function el(e){let{cells:_}=e,t=n=>_[n]===m||V(_[n]??m),o=new Set,r=0;for(let n of J(_.length).filter(t)){if(o.has(n))continue;r++;let s=[n];for(let a of s)o.has(a)||(o.add(a),s.push(...jn(e,a).filter(t)))}return r}var Ie=e=>g.findIndex(_=>_.letter===e)+1,ze=(e,_)=>F_({...e,cells:e.cells.map((t,o)=>_(o%e.width,Math.floor(o/e.width))?t:0)}),Cn=(e,_)=>e.length>0&&_.length>0&&!e.some(t=>_.includes(t));function jn({width:e,cells:_},t){let o=[...t%e>0?[t-1]:[],...t%e<e-1?[t+1]:[]];return[t-e,t+e,...o].filter(r=>r>=0&&r<_.length)}var tl=({cells:e},_,t)=>B(e[_]??m)>0&&B(e[_]??m)===B(e[t]??m);function Tn(e){return Math.max(0,...e.cells.map((_,t)=>B(_)?w_(e,t).length:0))}var Mn=e=>e.map(({events:_})=>_.reduce((t,o)=>t+(o.type==="removed"?o.cells.length:0),0)),En=({before:e,events:_})=>{let[t]=_;return t?.type==="removed"?B(e.board.cells[k(e.board,t.by)]??m):0};function ol(e){let _=(e.words[0]??"").split("+"),t=0;for(let{before:o,events:r}of e.line){let n=r.find(s=>s.type==="fell");n?.type==="fell"&&n.from.forEach((s,a)=>{let l=L(o.board.cells[k(o.board,s)]??m);l&&_.includes(l)&&e_(s)===e_(n.to[a]??s)&&(t=Math.max(t,t_(n.to[a]??s)-t_(s)))})}return t}var Ne=e=>e.every((_,t)=>t===0||_>=(e[t-1]??0)),rl={mirror:({board:e})=>e.cells.every((_,t)=>{let o=t%e.width;return L(_)===L(e.cells[t-o+e.width-1-o]??m)}),stairs:({board:e})=>{let _=fe(e);return new Set(_).size>=Math.min(4,e.width)&&(Ne(_)||Ne([..._].reverse()))},hill:({board:e})=>{let _=fe(e),t=_.indexOf(Math.max(..._));return Ne(_.slice(0,t+1))&&Ne(_.slice(t).reverse())&&t>0&&(_[0]??0)<(_[t]??0)&&(_.at(-1)??0)<(_[t]??0)},valley:({board:e})=>{let _=fe(e),t=Math.min(..._.slice(1,-1));return(_[0]??0)>=t+2&&(_.at(-1)??0)>=t+2},comb:({board:e})=>{let _=fe(e);return _.slice(2).every((t,o)=>t-(_[o+1]??0)>0!=(_[o+1]??0)-(_[o]??0)>0)},peaks:e=>{let _=fe(e.board).filter((t,o,r)=>t!==r[o-1]);return _.filter((t,o)=>t>(_[o-1]??0)&&t>(_[o+1]??0)).length===x(e,0)},tower:({board:e})=>e.height>=2*e.width,flat:({board:e})=>e.width>=e.height+2,ringOf:_l,rowOf:e=>{let{width:_,height:t}=e.board;return On(new Set(M(e)),J(t).map(o=>o*_),1,_)>=x(e,1)},columnOf:e=>{let{width:_,height:t}=e.board;return On(new Set(M(e)),J(_),_,t)>=x(e,1)},twins:e=>{let{width:_}=e.board,t=new Set(M(e));return t.size>1&&[...t].every(o=>t.has(o-o%_+_-1-o%_))},onTop:e=>M(e).length>0&&M(e).every(_=>An(e.board,_)===0),deep:e=>M(e).length>0&&M(e).every(_=>An(e.board,_)>=x(e,1)),onFloor:e=>{let _=e.board.width*(e.board.height-1);return M(e).length>0&&M(e).every(t=>t>=_)},count:e=>M(e).length===x(e,1),many:e=>M(e).length>=x(e,1),kinds:e=>new Set(e.board.cells.map(L).filter(_=>_&&_!=="normal")).size>=x(e,0),colors:e=>F_(e.board).length===x(e,0),sea:e=>{let _=Ie(e.words[0]),t=e.board.cells.filter(o=>B(o)>0);return t.filter(o=>B(o)===_).length*100>=x(e,1)*t.length},patch:e=>{let{board:_,words:t}=e,o=r=>B(_.cells[r]??m)===Ie(t[0])?w_(_,r).length:0;return Math.max(0,..._.cells.map((r,n)=>o(n)))>=x(e,1)},capOf:e=>{let{board:_,words:t}=e;return J(_.width).map(r=>J(_.height).find(n=>To(_,r,n)!==m)??0).filter((r,n)=>B(To(_,n,r))===Ie(t[0])).length>=x(e,1)},parted:e=>{let{board:_}=e,t=(o,r)=>tl(_,o,r)&&U(_.cells[r]??m);return M(e).length>0&&!M(e).some(o=>jn(_,o).some(r=>t(o,r)))},likeColors:({board:e})=>{let _=t=>t-t%e.width+e.width-1-t%e.width;return e.cells.every((t,o)=>B(t)===B(e.cells[_(o)]??m))},reflected:({board:e})=>{let{width:_,height:t,cells:o}=e,r=n=>(t-1-Math.floor(n/_))*_+n%_;return o.every((n,s)=>L(n)===L(o[r(s)]??m))},joins:e=>{let _=(r,n)=>new Set(w_(r,n).map(s=>s%r.width)).size,t=e.board.cells.map((r,n)=>B(r)?_(e.board,n):0),o=e.line.flatMap(({before:r,events:[n]})=>n?.type==="removed"?[_(r.board,k(r.board,n.by))]:[]);return Math.max(0,...t)<x(e,0)&&Math.max(0,...o)>=x(e,0)},halves:({board:e})=>Cn(ze(e,_=>_<Math.floor(e.width/2)),ze(e,_=>_>=Math.ceil(e.width/2))),layers:({board:e})=>Cn(ze(e,(_,t)=>t<Math.floor(e.height/2)),ze(e,(_,t)=>t>=Math.ceil(e.height/2))),rooms:e=>el(e.board)>=x(e,0),shelf:({board:e})=>{let{width:_,cells:t}=e;return t.some((o,r)=>o!==m&&!V(o)&&r>=_&&V(t[r-_]??m))},lastColor:({line:e})=>{let _=e.map(En);return _.length>2&&_.indexOf(_.at(-1)??0)===_.length-1},grows:e=>Math.max(0,...Mn(e.line))>=x(e,0)&&Tn(e.board)<=x(e,0)/1.5,smallFirst:({board:e,line:_})=>(Mn(_)[0]??0)*2<=Tn(e),slides:e=>e.line.filter(({events:_})=>_.some(t=>t.type==="slid")).length>=x(e,0),thaws:e=>e.line.some(({events:_})=>_.filter(t=>t.type==="thawed").length>=x(e,0)),falls:e=>ol(e)>=x(e,1),clears:({line:e})=>e.at(-1)?.events.some(_=>_.type==="cleared")??!1,spares:({line:e,words:_})=>e.slice(0,Math.floor(e.length/2)).every(t=>En(t)!==Ie(_[0]))};function nl(e,_,t){return e.split(";").map(o=>o.trim()).filter(o=>{let[r="",...n]=o.split(" "),s=rl[r];if(!s)throw new Error(`no promise is called ${r}`);return!s({board:_,line:t,words:n})})}var $n={};var In={};var No={};f(No,{anneal:()=>zo});var Eo={};f(Eo,{FastRandom:()=>S});var S=class{state;constructor(_){this.state=ne(_)|1}next(){let _=this.state;return _^=_<<13,_^=_>>>17,_^=_<<5,this.state=_,(_>>>0)/4294967296}};var $o={};f($o,{SolverBoard:()=>T_,stampFrom:()=>Pn});var jo={};f(jo,{CELLS:()=>w,SolverCells:()=>pe});var w=1122,Nn=I("area",["salt"]),sl=Int32Array.from({length:w},()=>R_(Nn,"salt")|1),zn=Int32Array.from({length:16384},()=>R_(Nn,"salt")|1),pe=class{width=0;height=0;stride=1;cells=new Uint16Array(0);plain=!0;fixed=!1;colors=new Int16Array(8);tappable=new Int16Array(8);columns=0;rows=new Uint8Array(0);loadCells(_){let{width:t,height:o}=_;this.resize(t,o),this.cells.fill(0),this.plain=!0,this.fixed=!1,this.colors.fill(0),this.tappable.fill(0);for(let r=0;r<o;r++)for(let n=0;n<t;n++)this.put(n,o-1-r,_.cells[r*t+n]??0);for(this.columns=t;this.columns>0&&this.emptyColumn(this.columns-1);)this.columns--}put(_,t,o){if(this.cells[(_+1)*this.stride+t]=o,o===0)return;let r=o&7;this.colors[r]=this.colors[r]+1,I_(o)||(this.plain=!1),V(o)||(this.fixed=!0),U(o)&&(this.tappable[r]=this.tappable[r]+1)}emptyColumn(_){let t=(_+1)*this.stride;for(let o=t;o<t+this.height;o++)if(this.cells[o])return!1;return!0}resize(_,t){this.width===_&&this.height===t&&this.cells.length||(this.width=_,this.height=t,this.stride=t+1,this.cells=new Uint16Array((_+2)*this.stride+1),this.rows=Uint8Array.from(this.cells,(o,r)=>r%this.stride))}copyCells(_){this.resize(_.width,_.height),this.cells.set(_.cells),this.plain=_.plain,this.fixed=_.fixed,this.colors.set(_.colors),this.tappable.set(_.tappable),this.columns=_.columns}left(){let _=this.colors;return _[1]+_[2]+_[3]+_[4]+_[5]+_[6]}positionHash(){let _=0,t=(this.columns+1)*this.stride;for(let o=this.stride;o<t;o++){let r=this.cells[o];r&&(_=_+Math.imul(sl[o],zn[r])|0)}return _}positionKey(){let _=0,t=(this.columns+1)*this.stride;for(let o=this.stride;o<t;o++){let r=this.cells[o];_=Math.imul(_^zn[r],739982445)^_>>>13}return(this.positionHash()>>>0)*2097152+(_>>>11)}drop(_,t){let{cells:o}=this,r=(_+1)*this.stride+this.height,n=(_+1)*this.stride+t;for(let s=n;s<r;s++){let a=o[s];a!==0&&(n!==s&&(o[n]=a,o[s]=0),n++)}}close(_,t){let{cells:o,stride:r}=this,n=_;for(;n<=t&&o[(n+1)*r];)n++;if(n>t)return t;for(let a=n+1;a<this.columns;a++){let l=(a+1)*r;o[l]!==0&&(o.copyWithin((n+1)*r,l,l+r),n++)}o.fill(0,(n+1)*r,(this.columns+1)*r);let s=this.columns-1;return this.columns=n,s}};var C_=new Int16Array(w),o_=new Int32Array(w),Pe=0,al=2e9;function Pn(e){let _=Pe;return o_.fill(0),Pe=e,_}var T_=class e{earned=0;left=0;width;height;stride;columns=0;all;colors;blocks;places;heights;constructor({width:_,height:t}){this.width=_,this.height=t,this.stride=t+1;let o=(_+2)*this.stride+1;this.all=new Float64Array(Math.ceil((o*5+_+2)/8)+1);let{buffer:r}=this.all;this.blocks=new Int16Array(r,0,o),this.places=new Int16Array(r,o*2,o),this.colors=new Uint8Array(r,o*4,o),this.heights=new Uint8Array(r,o*5,_+2)}static of(_){let t=new e(_),{colors:o,blocks:r,places:n,heights:s,stride:a}=t;n.fill(-1);for(let l=a;l<(_.width+1)*a;l++){let i=_.cells[l];if(i===0)continue;o[l]=i,r[l]=l,n[l]=l;let c=l/a|0;s[c]=s[c]+1,t.left++}return t.columns=_.columns,t}copy(_){return this.all.set(_.all),this.columns=_.columns,this.earned=_.earned,this.left=_.left,this}where(_){let t=this.places[_];if(!(t>=0))return-1;let{colors:o,stride:r}=this,n=o[t];return o[t-1]===n||o[t+1]===n||o[t-r]===n||o[t+r]===n?t:-1}anyBlock(_,t){if(this.columns===0)return-1;let o=1+(_*this.columns|0);return this.blocks[o*this.stride+(t*this.heights[o]|0)]}anyGroup(_){let{colors:t,stride:o}=this,r=-1;for(let n=1;n<=this.columns;n++){let s=n*o+this.heights[n];for(let a=n*o;a<s;a++){let l=t[a];if(!(t[a+1]!==l&&t[a+o]!==l)){if(l!==_)return a;r<0&&(r=a)}}}return r}colorAt(_){return this.colors[_]}tap(_,t){Pe>al&&Pn(0);let o=this.blocks[_],r=this.gather(_);return this.earned+=t[r],this.left-=r,this.remove(r),o}gather(_){let{colors:t,stride:o}=this,r=t[_],n=++Pe,s=1;C_[0]=_,o_[_]=n;for(let a=0;a<s;a++){let l=C_[a],i=l-1;t[i]===r&&o_[i]!==n&&(o_[i]=n,C_[s++]=i),i=l+1,t[i]===r&&o_[i]!==n&&(o_[i]=n,C_[s++]=i),i=l-o,t[i]===r&&o_[i]!==n&&(o_[i]=n,C_[s++]=i),i=l+o,t[i]===r&&o_[i]!==n&&(o_[i]=n,C_[s++]=i)}return s}remove(_){let{colors:t,blocks:o,places:r,stride:n}=this,s=w,a=0;for(let u=0;u<_;u++){let d=C_[u];t[d]=0,r[o[d]]=-1,d<s&&(s=d),d>a&&(a=d)}let l=s/n|0,i=a/n|0,c=!1;for(let u=l;u<=i;u++)this.drop(u)===0&&(c=!0);c&&this.close(l)}drop(_){let{colors:t,blocks:o,places:r}=this,n=_*this.stride,s=n+this.heights[_],a=n;for(let l=n;l<s;l++){let i=t[l];if(i!==0){if(a!==l){let c=o[l];t[a]=i,t[l]=0,o[a]=c,r[c]=a}a++}}return this.heights[_]=a-n,a-n}close(_){let{heights:t,stride:o}=this,r=_;for(let n=_;n<=this.columns;n++){let s=t[n];if(s!==0){for(let a=0;a<s;a++)this.put(n*o+a,r*o+a);t[n]=0,t[r++]=s}}this.columns=r-1}put(_,t){if(_===t)return;let{colors:o,blocks:r,places:n}=this,s=r[_];o[t]=o[_],o[_]=0,r[t]=s,n[s]=t}blocksOf(_,t){let o=new e(this).copy(this);return _.map(r=>o.tap((e_(r)+1)*this.stride+this.height-1-t_(r),t))}tapsOf(_,t){let o=new e(this).copy(this);return _.map(r=>{let n=o.places[r];return o.tap(n,t),R((n/this.stride|0)-1,this.height-1-n%this.stride)})}};var ll={tries:6e5,hot:.02,cold:.003},il=64,cl=.45,ul=.6,dl=.85,ml=7,fl=5;function zo(e,_,t,o){return!e.plain||_.taps.length===0?_:new Io(e,t,{...ll,...o}).run(_)}var Io=class{start;scoring;steering;now=[];next=[];line=[];tried=[];wanted=[];spared=0;random;constructor(_,t,o){this.start=T_.of(_),this.scoring=t,this.steering=o,this.random=new S(o.seed)}run(_){let{tries:t,hot:o,cold:r}=this.steering,n=this.play(this.start.blocksOf(_.taps,this.scoring.points),0);this.take(0),this.spared=this.greatest();let s=n,a=[...this.line],l=_.clears;for(let c=0;c<t&&!(c%il===0&&this.steering.stop());c++){let u=this.change(),d=this.play(this.wanted,u),y=n*o*(r/o)**(c/t);d<n&&this.random.next()>=Math.exp((d-n)/y)||(this.take(u),n=d,!(n<=s)&&(s=n,a=[...this.line],l=this.now[a.length-1]?.left===0))}if(s<=_.score)return _;let i=this.start.tapsOf(a,this.scoring.points);return{score:s,taps:i,clears:l}}greatest(){let _=-1,t=0;for(let[o,r]of this.line.entries()){let n=this.now[o].earned-(o>0?this.now[o-1].earned:0);n>_&&(t=this.start.colorAt(r)),_=Math.max(_,n)}return t}change(){let{line:_}=this,t=this.random.next(),o=this.below(_.length),r=_.slice();if(this.wanted=r,t<cl){let s=this.near(o);return r.splice(s,0,...r.splice(o,1)),Math.min(o,s)}if(t<ul){let s=this.near(o);return r[o]=_[s],r[s]=_[o],Math.min(o,s)}let n=o===0?this.start:this.now[o-1];return r.splice(o,t<dl?0:1,this.promising(n)),o}near(_){let t=1+(-Math.log(1-this.random.next())*ml|0),o=this.random.next()<.5?_-t:_+t;return Math.min(this.line.length-1,Math.max(0,o))}promising(_){let t=-1;for(let o=0;o<fl&&(t=_.anyBlock(this.random.next(),this.random.next()),!(t>=0&&this.start.colorAt(t)!==this.spared&&_.where(t)>=0));o++);return t}play(_,t){let{next:o,tried:r,scoring:n,spared:s}=this,a=t===0?this.start:this.now[t-1],l=t;for(let i=t;;i++){let c=i<_.length?a.where(_[i]):a.anyGroup(s);if(c<0&&i>=_.length)break;c<0||(a=(o[l]??=new T_(this.start)).copy(a),r[l++]=a.tap(c,n.points))}return r.length=l,n.finish(a.earned,a.left)}take(_){this.line.length=this.tried.length;for(let t=_;t<this.tried.length;t++){this.line[t]=this.tried[t];let o=this.now[t];this.now[t]=this.next[t],this.next[t]=o??new T_(this.start)}}below(_){return this.random.next()*_|0}};var qo={};f(qo,{appraise:()=>De,beam:()=>b_,clearAppraisal:()=>n_,scoreAppraisal:()=>r_});var Vo={};f(Vo,{SolverGrid:()=>p,stampFrom:()=>Fn});var Do={};f(Do,{settleAroundFixed:()=>Ko});var Po=K,Fo=W_.falls;function Ko(e,_,t){do for(let o=1;o<=t;o++)pl(e,o*_,_-1);while(hl(e,_,t))}function pl(e,_,t){let o=_;for(let r=_;r<_+t;r++){let n=e[r];n!==0&&(Po[n&127]&Fo?(e[r]=0,e[o++]=n):o=r+1)}}function hl(e,_,t){let o=!1;for(let r=2;r<=t;r++){let n=0;for(;n<r-1&&yl(e,r*_,_,n+1);)n++;if(n!==0){o=!0;for(let s=r*_;s<(r+1)*_;s++){let a=e[s];Po[a&127]&Fo&&(e[s-n*_]=a,e[s]=0)}}}return o}function yl(e,_,t,o){let r=!1;for(let n=_;n<_+t;n++){let s=e[n];if(Po[s&127]&Fo){if(e[n-o*t]!==0)return!1;r=!0}}return r}var he=K,{taps:Fe,frozen:bl}=W_,$=new Int16Array(w),F=new Int32Array(w),M_=0,Bl=2e9,Uo=new Int16Array(w),y_=new Uint8Array(w);function Fn(e){let _=M_;return F.fill(0),M_=e,_}var Kn=I("field",["salt"]),gl=Int32Array.from({length:w},()=>R_(Kn,"salt")|1),Ll=Int32Array.from({length:8},()=>R_(Kn,"salt")|1),p=class extends pe{count=0;at=new Int16Array(w);color=new Uint8Array(w);size=new Int16Array(w);removes=new Int16Array(w);code=new Int32Array(w);weight=new Float32Array(w);weights=new Float32Array([1]);mask=0;box=new Int32Array(w);weighBy(_){return this.weights=_,this.mask=_.length-1,this}load(_){return this.loadCells(_),this.count=0,this.regroup(0,this.width-1,0,M_),this}copy(_){this.copyCells(_);let t=_.count;this.count=t;for(let o=0;o<t;o++)this.at[o]=_.at[o],this.color[o]=_.color[o],this.size[o]=_.size[o],this.removes[o]=_.removes[o],this.code[o]=_.code[o],this.weight[o]=this.weights[_.code[o]&this.mask],this.box[o]=_.box[o];return this}cell(_){let t=this.at[_]-this.stride;return R(t/this.stride|0,this.height-1-t%this.stride)}groupOf(_){let t=(e_(_)+1)*this.stride+this.height-1-t_(_),o=this.cells[t]??0;if(!(he[o&127]&Fe))return-1;let r=o&7;for(let n=0;n<this.count;n++)if(this.color[n]===r&&this.contains(n,t))return n;return-1}contains(_,t){let o=this.gather(this.at[_]);for(let r=0;r<o;r++)if($[r]===t)return!0;return!1}gather(_){let{cells:t,stride:o}=this,r=t[_]&7,n=++M_,s=1;$[0]=_,F[_]=n;for(let a=0;a<s;a++){let l=$[a],i=l-1;(t[i]&7)===r&&F[i]!==n&&(F[i]=n,$[s++]=i),i=l+1,(t[i]&7)===r&&F[i]!==n&&(F[i]=n,$[s++]=i),i=l-o,(t[i]&7)===r&&F[i]!==n&&(F[i]=n,$[s++]=i),i=l+o,(t[i]&7)===r&&F[i]!==n&&(F[i]=n,$[s++]=i)}return s}tap(_){M_>Bl&&Fn(0);let t=this.gather(this.at[_]),o=this.color[_],r=this.box[_],n=r&255,s=r>>8&255;if(this.colors[o]=this.colors[o]-this.removes[_],this.plain){this.tappable[o]=this.tappable[o]-t;for(let c=0;c<t;c++)this.cells[$[c]]=0}else this.take(t,o);if(this.fixed){Ko(this.cells,this.stride,this.width),this.count=0,this.regroup(0,this.width-1,0,M_);return}let a=r>>16&255;for(let c=n;c<=s;c++)this.drop(c,a);let l=this.close(n,s),i=l>s?0:Math.max(0,a-1);this.refresh(_,n-1,l+1,i)}take(_,t){let{cells:o,stride:r}=this,n=this.tappable[t];for(let s=0;s<_;s++){let a=$[s],l=o[a];z_(l,_)&&(he[l&127]&Fe&&n--,y_[a]=1)}for(let s=0;s<_;s++){let a=$[s],l=o[a];y_[a]||!(he[l&127]&bl)||(y_[a-1]||y_[a+1]||y_[a-r]||y_[a+r])&&(o[a]=re(l,_),he[o[a]&127]&Fe&&n++)}for(let s=0;s<_;s++){let a=$[s];y_[a]&&(o[a]=0),y_[a]=0}this.tappable[t]=n}refresh(_,t,o,r){let{at:n,box:s,rows:a}=this,l=0;this.move(_,--this.count);for(let c=this.count-1;c>=0;c--){let u=s[c];if((u>>8&255)<t||(u&255)>o||u>>>24<r)continue;let d=n[c],y=(d/this.stride|0)-1;(y<t||y>o||a[d]<r)&&(Uo[l++]=d),this.move(c,--this.count)}let i=M_;for(let c=0;c<l;c++)F[Uo[c]]<=i&&this.list(Uo[c]);this.regroup(t,o,r,i)}move(_,t){this.at[_]=this.at[t],this.color[_]=this.color[t],this.size[_]=this.size[t],this.removes[_]=this.removes[t],this.code[_]=this.code[t],this.weight[_]=this.weight[t],this.box[_]=this.box[t]}regroup(_,t,o,r){let{cells:n,stride:s}=this,a=Math.min(this.columns-1,t),l=Math.max(0,_);for(let i=l;i<=a;i++){let c=(i+1)*s+this.height,u=(i+1)*s+o;for(let d=u;d<c;d++){let y=n[d],b=y&7;if(y===0&&!this.fixed)break;F[d]>r||b===7||b===0||((n[d+1]&7)===b||(n[d+s]&7)===b||d===u&&(n[d-1]&7)===b||i===l&&(n[d-s]&7)===b)&&this.list(d)}}}list(_){let{cells:t,stride:o,rows:r}=this,n=this.gather(_),s=this.count,a=0,l=w,i=0,c=32,u=0;for(let y=0;y<n;y++){let b=$[y];a=a+gl[b]|0,b<l&&(l=b),b>i&&(i=b);let G=r[b];G<c&&(c=G),G>u&&(u=G)}let d=t[_]&7;this.at[s]=_,this.color[s]=d,this.size[s]=n,this.removes[s]=n,this.code[s]=Math.imul(a,Ll[d]),this.weight[s]=this.weights[this.code[s]&this.mask],this.box[s]=(l/o|0)-1|(i/o|0)-1<<8|c<<16|u<<24,(this.plain||this.weigh(s,n))&&(this.count=s+1)}weigh(_,t){let o=0,r=-1;for(let n=0;n<t;n++){let s=$[n],a=this.cells[s];he[a&127]&Fe&&(r=s),z_(a,t)&&o++}return this.at[_]=r,this.removes[_]=o,r>=0}};var r_={earned:1,gather:1,single:100,group:66,block:0,doom:200},n_={earned:0,gather:0,single:3,group:1,block:.2,doom:1e6},Ke=class{grid=new p;earned=0;worth=0;steps=null};function b_(e,_,t,o){return new Ho(_,t,o).run(e)}var Ho=class{scoring;steering;options;layer=[];next=[];spare=[];seen=new Set;best={score:-1,taps:[],clears:!1};done=!1;constructor(_,t,o){this.scoring=_,this.steering=t,this.options=o}run(_){let t=new Ke;for(t.grid.copy(_),this.judge(t),this.layer.push(t);this.layer.length>0&&!this.done;){for(let o of this.layer)this.done||this.expand(o);this.spare.push(...this.layer),this.layer=this.next,this.next=[],this.seen.clear()}return this.best}expand(_){let{points:t}=this.scoring;this.steering.stop()&&(this.done=!0);for(let o=0;o<_.grid.count&&!this.done;o++){let r=this.spare.pop()??new Ke;r.grid.copy(_.grid),r.earned=_.earned+t[r.grid.removes[o]],r.grid.tap(o);let n=r.grid.positionHash();if(this.seen.has(n)){this.spare.push(r);continue}this.seen.add(n),r.steps={cell:_.grid.cell(o),before:_.steps},this.judge(r),this.offer(r)}}judge(_){let{grid:t,earned:o}=_,r=t.left(),n=this.scoring.finish(o,r);(n>this.best.score||r===0&&!this.best.clears&&this.options.appraisal.earned===0)&&(this.best={score:n,taps:Yl(_.steps),clears:r===0},this.steering.progress?.(this.best),this.options.enough?.(this.best)&&(this.done=!0)),_.worth=De(t,o,r,this.options.appraisal)}offer(_){let{next:t}=this;_.grid.count===0?this.spare.push(_):t.length<this.options.width?(t.push(_),Gl(t)):t[0].worth<_.worth?(this.spare.push(t[0]),t[0]=_,Wl(t)):this.spare.push(_)}};function De(e,_,t,o){let r=0;for(let l=0;l<e.count;l++)r+=e.size[l];let n=0,s=0;for(let l=1;l<=6;l++){let i=e.colors[l];i>n&&(n=i),(i===1||i>0&&e.tappable[l]===0)&&s++}let a=o.single*(t-r)+o.group*e.count+o.block*t+o.doom*s;return o.earned*_+o.gather*n*n-a}function Gl(e){let _=e.length-1;for(;_>0;){let t=_-1>>1;if(e[t].worth<=e[_].worth)return;[e[t],e[_]]=[e[_],e[t]],_=t}}function Wl(e){let _=0;for(;;){let t=_;for(let o of[2*_+1,2*_+2])o<e.length&&e[o].worth<e[t].worth&&(t=o);if(t===_)return;[e[t],e[_]]=[e[_],e[t]],_=t}}function Yl(e){let _=[];for(let t=e;t;t=t.before)_.push(t.cell);return _.reverse()}var tr={};f(tr,{largestFirst:()=>wl,largestPair:()=>vl,obstacleBlind:()=>Sl,quickGames:()=>er,saveOneColor:()=>xl,wonByTwo:()=>Ml});var Xo={};f(Xo,{doomed:()=>Qo,hoped:()=>Jo,owed:()=>B_});var Dn=new Map;function Un({kind:e,amount:_}){let t=Dn.get(e)??[];Dn.set(e,t);let o=j[e].amount==="color"?_:0,r=t[o];if(r!==void 0)return r;let n=Rl(e,_);return t[o]=n,n}function Rl(e,_){let{asks:t}=j[e];if(!t)return null;let[o,r]=[new Float64Array(128),new Float64Array(128)];for(let n of Object.keys(h))for(let s=1;s<=g.length;s++){let a=Y(n,s);r[a]=t(a,2,_)-t(a,1,_),o[a]=t(a,1,_)-r[a]}return{at:o,up:r}}function B_(e,_,{score:t,most:o=0}){let{kind:r,amount:n}=e;if(r==="clear"||r==="few")return Math.max(0,_.left()-j[r].spares(n));let s=Un(e);if(!s)return Math.max(0,n-(r==="score"?t:o));let{cells:a,stride:l}=_,{at:i,up:c}=s,u=(_.width+1)*l,d=0;for(let y=l;y<u;y++){let b=a[y];b!==0&&(d+=i[b&127],c[b&127]&&(d+=c[b&127]*(y%l)))}return d}function Qo(e,_){let t=Un(e);if(!t)return 0;let o=0;for(let n=1;n<=6;n++){let s=_.colors[n];s>0&&(s===1||_.tappable[n]===0)&&(o|=1<<n)}if(o===0)return 0;let r=0;for(let n=_.stride;n<(_.width+1)*_.stride;n++){let s=_.cells[n];s&&o&1<<(s&7)&&t.at[s&127]&&r++}return Math.max(0,r-j[e.kind].spares(e.amount))}function Jo(e,_,{score:t,most:o=0}){if(e.kind!=="big")return B_(e,_,{score:t,most:o});let r=o;for(let n=0;n<_.count;n++)r=Math.max(r,_.removes[n]);return Math.max(0,e.amount-r)+(o<e.amount?.5:0)}var _r={};f(_r,{boostedScoring:()=>Zo,keshikiScoring:()=>A,samegameScoring:()=>kl});var A={points:Int32Array.from({length:1100},(e,_)=>_*_),finish:(e,_)=>_===0?Math.floor((e*3+1)/2):e},Zo={points:Int32Array.from({length:1100},(e,_)=>Math.floor((_*_*3+1)/2)),finish:A.finish},kl={points:Int32Array.from({length:1100},(e,_)=>_<2?0:(_-2)*(_-2)),finish:(e,_)=>_===0?e+1e3:e};function wl(e,_="size",t=""){let o=new p().copy(e),r=new S(t),n=[];for(;o.count>0;){let[s,a]=[0,-1];for(let l=0;l<o.count;l++){let i=o[_][l]+(t===""?0:r.next()/2);i>a&&([s,a]=[l,i])}n.push(o.cell(s)),o.tap(s)}return n}function vl(e,_){let[t,o]=[new p().copy(e),new p],r=new S(_),n=[];for(;t.count>0;){let[s,a]=[0,-1];for(let l=0;l<t.count;l++){o.copy(t).tap(l);let i=0;for(let u=0;u<o.count;u++)i=Math.max(i,o.size[u]);let c=t.size[l]+i+r.next()/2;c>a&&([s,a]=[l,c])}n.push(t.cell(s)),t.tap(s)}return n}function xl(e,_){let t=new p().copy(e),o=new S(_),r=Vn(e),n=[];for(;t.count>0;){let s=Array.from({length:t.count},(l,i)=>i).filter(l=>t.color[l]!==r),a=s[Math.floor(o.next()*s.length)]??0;n.push(t.cell(a)),t.tap(a)}return n}function Vn({colors:e}){let _=1;for(let t=2;t<=6;t++)e[t]>e[_]&&(_=t);return _}function Sl(e){let _=new p().copy(e),t=[],o=[],r=new p;for(;_.count>0;){let n=new p().load(Cl(Ol(_)));(o.length===0||n.positionHash()!==r.positionHash())&&(o=b_(n,A,{seed:"",stop:()=>!1},{width:Al,appraisal:r_}).taps,r=n);let s=o.find(i=>_.groupOf(i)>=0)??_.cell(0),a=new p().copy(r),l=a.groupOf(s);l>=0&&a.tap(l),r=a,o=o[0]===s?o.slice(1):[],t.push(s),_.tap(_.groupOf(s))}return t}var Al=8;function Ol({width:e,height:_,stride:t,cells:o}){let r=Array.from({length:e*_},(n,s)=>{let a=_-1-Math.floor(s/e);return o[(s%e+1)*t+a]});return{width:e,height:_,cells:r}}function Cl({width:e,height:_,cells:t}){let o=t.map(r=>{let n=L(r);return n===null?m:h[n].colored?Y("normal",B(r)):Y("rock",0)});return O_(o,e),{width:e,height:_,cells:o}}function er(e,_,t,o){let r=new p,n=new S(o),s=Vn(e);return Array.from({length:t},(a,l)=>Tl(r.copy(e),_,l%2?s:0,n))}function Tl(e,_,t,o){let[r,n,s,a]=[0,0,-1,0],l=_.within??Number.MAX_SAFE_INTEGER;for(;e.count>0;){let c=0;for(let u=0;u<6&&(c=Math.floor(o.next()*e.count),e.color[c]===t);u++);r+=A.points[e.removes[c]],a=Math.max(a,e.removes[c]),e.tap(c),n++,_.within!==null&&s<0&&n<=l&&B_(_,e,{score:r,most:a})===0&&(s=n)}let i=A.finish(r,e.left());return _.within===null&&B_(_,e,{score:i,most:a})===0&&(s=n),{score:i,most:a,left:e.left(),reachedAt:s<0?null:s}}function Ml(e,_){let[t,o]=[new p,new p],r=(n,s)=>{let a=s.reduce((l,i)=>l+A.points[i],0);return B_(_,n,{score:A.finish(a,n.left()),most:Math.max(...s)})===0};for(let n=0;n<e.count;n++){let s=e.removes[n];if(t.copy(e).tap(n),r(t,[s]))return!0;for(let a=0;a<t.count;a++)if(o.copy(t).tap(a),r(o,[s,t.removes[a]]))return!0}return!1}var nr={};f(nr,{exact:()=>rr});function rr(e,_,t){if(e.count>El)return null;let o=new or(_,t),r=o.worth(e);if(o.gaveUp)return null;let n=r.clear<0?-1:_.finish(r.clear,0),s=n>=_.finish(r.any,1);return{score:s?n:_.finish(r.any,1),taps:o.line(e,s),clears:s}}var El=14,or=class{gaveUp=!1;left;scoring;known=new Map;grids=[];constructor(_,t){this.scoring=_,this.left=t}worth(_,t=0){let o=_.positionKey(),r=this.known.get(o);if(r)return r;--this.left<0&&(this.gaveUp=!0);let n=0,s=_.left()===0?0:-1,a=this.gridAt(t);for(let i=0;i<_.count&&!this.gaveUp;i++){let c=this.scoring.points[_.removes[i]];a.copy(_).tap(i);let u=this.worth(a,t+1);n=Math.max(n,c+u.any),u.clear>=0&&(s=Math.max(s,c+u.clear))}let l={any:n,clear:s};return this.known.set(o,l),l}gridAt(_){let t=this.grids[_]??new p;return this.grids[_]=t,t}line(_,t){let o=[],r=new p().copy(_),n=s=>t?s.clear:s.any;for(;r.count>0;){let s=n(this.worth(r)),a=null;for(let l=0;l<r.count&&!a;l++){let i=new p().copy(r);i.tap(l);let c=n(this.worth(i));c<0||this.scoring.points[r.removes[l]]+c!==s||(o.push(r.cell(l)),a=i)}if(!a)return o;r=a}return o}};var lr={};f(lr,{goalBeam:()=>g_});var sr={};f(sr,{better:()=>E_,playLine:()=>C,reachedBy:()=>J_,startOn:()=>X});function X(e,_){return{grid:new p().load(e),goals:_,reached:_.map(()=>!1),taps:0,most:0,scoring:A}}function E_(e,_){let[t,o]=[e.reached.filter(Boolean).length,_.reached.filter(Boolean).length];return e.stars!==_.stars?e.stars>_.stars:t===o?e.score>_.score:t>o}function J_({goals:e,scoring:_},t,o,{taps:r,earned:n,most:s}){let a=null;for(let[l,i]of e.entries())o[l]||i.within!==null&&r>i.within||B_(i,t,{score:_.finish(n,t.left()),most:s})>0||(a??=[...o],a[l]=!0);return a??o}function C(e,_,t){let{scoring:o}=e,r=t.copy(e.grid),n=0,s=0,{reached:a,most:l}=e;for(let c of _){let u=r.groupOf(c);if(u<0)break;n+=o.points[r.removes[u]],l=Math.max(l,r.removes[u]),r.tap(u),s++,a=J_(e,r,a,{taps:e.taps+s,earned:n,most:l})}let i=r.left();return{taps:_.slice(0,s),score:o.finish(n,i),clears:i===0,reached:a,stars:Q(a)}}var Ue=class{grid=new p;earned=0;most=0;worth=0;reached=[];steps=null},jl=1e5;function g_(e,_){return new ar(e,_).run()}var ar=class{start;options;spare=[];seen=new Set;next=[];depth=0;best={taps:[],score:-1,clears:!1,reached:[],stars:-1};done=!1;constructor(_,t){this.start=_,this.options=t}run(){let _=new Ue;_.grid.copy(this.start.grid),_.reached=this.start.reached,_.most=this.start.most,this.note(_);let t=[_];for(;t.length>0&&!this.done;){this.depth++;for(let o of t)this.done||this.expand(o);this.cut(),this.spare.push(...t),t=this.next,this.next=[],this.seen.clear()}return this.best}expand(_){this.options.stop()&&(this.done=!0);for(let t=0;t<_.grid.count&&!this.done;t++){let o=this.spare.pop()??new Ue;this.follow(_,t,o)?(this.next.push(o),this.next.length>4*this.options.width&&this.cut()):this.spare.push(o)}}follow(_,t,o){let{points:r}=this.start.scoring;o.grid.copy(_.grid);let n=o.grid.removes[t];o.earned=_.earned+r[n],o.most=Math.max(_.most,n),o.grid.tap(t);let s=o.grid.positionHash();if(this.seen.has(s))return!1;this.seen.add(s);let a=this.start.taps+this.depth;o.reached=J_(this.start,o.grid,_.reached,{taps:a,...o}),o.steps={cell:_.grid.cell(t),before:_.steps},this.note(o);let[l]=this.start.goals;return l?.within&&!o.reached[0]&&a>=l.within?!1:(o.worth=this.worthOf(o),o.grid.count>0)}worthOf({grid:_,earned:t,most:o,reached:r}){let{goals:n,scoring:s}=this.start,a=_.left(),l=De(_,t,a,this.options.appraisal);for(let[i,c]of n.entries()){let u=this.options.weights[i]??0;r[i]||u===0||(l-=u*Jo(c,_,{score:s.finish(t,a),most:o})+jl*Qo(c,_))}return l}note(_){let t=_.grid.left(),o=this.start.scoring.finish(_.earned,t),{reached:r}=_,n={taps:[],score:o,clears:t===0,reached:r,stars:Q(r)};E_(n,this.best)&&(this.best={...n,taps:$l(_.steps)},this.options.enough(this.best)&&(this.done=!0))}cut(){this.next.length<=this.options.width||(this.next.sort((_,t)=>t.worth-_.worth),this.spare.push(...this.next.splice(this.options.width)))}};function $l(e){let _=[];for(let t=e;t;t=t.before)_.push(t.cell);return _.reverse()}var ur={};f(ur,{tryAll:()=>cr});function cr(e,_){let[t]=e.goals;if(!t||t.kind==="score")return{answer:"unknown"};let o=new ir(e,_);return o.reaches(e.grid,0,e.most)?{answer:"yes",taps:o.taps}:{answer:o.gaveUp?"unknown":"no"}}var ir=class{gaveUp=!1;taps=[];start;left;failed=new Set;grids=[];timed;constructor(_,t){this.start={..._,goals:_.goals.slice(0,1)},this.left=t,this.timed=_.goals[0]?.within!==null}reaches(_,t,o){let r=this.start.reached.slice(0,1),n=this.start.taps+t;if(r[0]||J_(this.start,_,r,{taps:n,earned:0,most:o})[0])return!0;let s=this.start.goals[0]?.within??null;if(s!==null&&n>=s)return!1;let a=this.timed?`${_.positionKey()} ${t}`:_.positionKey();if(this.failed.has(a))return!1;--this.left<0&&(this.gaveUp=!0);let l=this.grids[t]??=new p;for(let i=0;i<_.count&&!this.gaveUp;i++){if(this.taps.push(_.cell(i)),l.copy(_).tap(i),this.reaches(l,t+1,_.removes[i]))return!0;this.taps.pop()}return this.gaveUp||this.failed.add(a),!1}};var br={};f(br,{advise:()=>Xn,bestConceivable:()=>rs,goalStart:()=>Zn,hopeless:()=>yr,lastGood:()=>ql});var pr={};f(pr,{nrpa:()=>L_,thorough:()=>zl});var dr={};f(dr,{Playout:()=>X_,Policy:()=>ye});var ye=class{weights=new Float32Array(262144).fill(1);change=new Float64Array(262144);touched=new Int32Array(4096);slots=new Int32Array(65536);olds=new Float32Array(65536);length=0;mark(){return this.length}back(_){for(let t=this.length-1;t>=_;t--)this.weights[this.slots[t]]=this.olds[t];this.length=_}adapt(_,t){let{weights:o,change:r}=this,{codes:n,ends:s,chosen:a}=_,l=0,i=0;this.touched.length<_.size&&(this.touched=new Int32Array(_.size*2));for(let c=0;c<_.steps;c++){let u=s[c],d=0;for(let b=i;b<u;b++)d+=o[n[b]&262143];for(let b=i;b<u;b++){let G=n[b]&262143;r[G]===0&&(this.touched[l++]=G),r[G]=r[G]-t*o[G]/d}let y=a[c]&262143;r[y]=r[y]+t,i=u}this.commit(l)}commit(_){let{weights:t,change:o}=this;this.length+_>this.slots.length&&this.grow(this.length+_);for(let r=0;r<_;r++){let n=this.touched[r],s=t[n];this.slots[this.length]=n,this.olds[this.length++]=s,t[n]=Math.min(1e30,Math.max(1e-30,s*Math.exp(o[n]))),o[n]=0}}grow(_){let t=new Int32Array(_*2),o=new Float32Array(_*2);t.set(this.slots),o.set(this.olds),this.slots=t,this.olds=o}},X_=class{codes=new Int32Array(8192);ends=new Int32Array(1024);chosen=new Int32Array(1024);cells=new Int32Array(1024);steps=0;size=0;score=-1;paid=-1;left=0;clear(){this.steps=0,this.size=0,this.score=-1,this.paid=-1}reserve(_){if(this.size+_<=this.codes.length)return;let t=new Int32Array(this.codes.length*2);t.set(this.codes),this.codes=t}copy(_){this.codes.length<_.size&&(this.codes=new Int32Array(_.codes.length)),this.codes.set(_.codes.subarray(0,_.size)),this.ends.set(_.ends.subarray(0,_.steps)),this.chosen.set(_.chosen.subarray(0,_.steps)),this.cells.set(_.cells.subarray(0,_.steps)),this.steps=_.steps,this.size=_.size,this.score=_.score,this.paid=_.paid,this.left=_.left}};var Il={alpha:.7,levels:3,rounds:80,playouts:2,repeats:3,pairsFrom:20,learns:!0,annealTries:0},zl={levels:2,rounds:100,annealTries:6e5},Nl=.15,Pl=1.6,Fl=.9,mr=10;function L_(e,_,t,o={}){return new fr(e,_,t,{...Il,...o}).run()}var fr=class{start;scoring;steering;options;grid=new p;policy=new ye;tried=new X_;bests=[];best={score:-1,taps:[],clears:!1};chances=new Float64Array(1024);choices=new Int16Array(1024);tabu=0;lenient=!1;stopped=!1;random;constructor(_,t,o,r){this.start=_,this.scoring=t,this.steering=o,this.options=r,this.random=new S(o.seed),this.grid.weighBy(this.policy.weights);for(let n=0;n<=r.levels;n++)this.bests.push(new X_)}run(){let{learns:_,levels:t}=this.options,o=Kl(this.start);for(let r=0;r===0||!this.stopped;r++){let n=Dl(r,o);this.tabu=n.color,this.lenient=_&&r>0&&(r%2===1||!this.best.clears);let s=this.annealed(Hn(this.runLevel(t),this.start),r);_&&(n.best=Math.max(n.best,s.score))}return this.best}annealed(_,t){let{start:o,scoring:r,steering:n}=this,s=Math.round(this.options.annealTries*Math.min(1,Nl*Pl**t));if(s===0||this.stopped)return _;let a=()=>this.shouldStop(),l=zo(o,_,r,{seed:`${n.seed} ${t}`,stop:a,tries:s});return this.keep(l),l}keep(_){_.score<=this.best.score||(this.best=_,this.steering.progress?.(_))}nested(_){let{rounds:t,repeats:o,alpha:r}=this.options,n=this.bests[_];n.clear();let s=0;for(let a=0;a<t&&s<o;a++){let l=_===1?this.playouts():this.runLevel(_-1);if(l.score>n.score?(n.copy(l),s=0):l.score===n.score&&s++,this.shouldStop())return;this.policy.adapt(n,r)}}shouldStop(){return this.stopped||=this.steering.stop(),this.stopped}runLevel(_){let t=this.policy.mark();return this.nested(_),this.policy.back(t),this.bests[_]}playouts(){let _=this.bests[0];_.clear();for(let t=0;t<this.options.playouts;t++)this.playout(),this.tried.score>_.score&&_.copy(this.tried);return _.paid>this.best.score&&this.keep(Hn(_,this.start)),_}playout(){let{grid:_,tried:t,scoring:o,choices:r}=this;_.copy(this.start),t.clear();let n=0;for(;_.count>0;){let s=r[this.drawn(this.candidates(t.steps))];t.ends[t.steps]=t.size,t.chosen[t.steps]=_.code[s],t.cells[t.steps++]=_.at[s],n+=o.points[_.removes[s]],_.tap(s)}t.left=_.left(),t.paid=o.finish(n,t.left),t.score=this.lenient?t.paid+this.nearlyBonus(n,t):t.paid}nearlyBonus(_,{paid:t,left:o}){return o===0||o>=mr?0:(this.scoring.finish(_,0)-t)*(mr-o)/(2*mr)}candidates(_){let{choices:t,tabu:o}=this,{color:r,size:n,count:s}=this.grid,a=_>=this.options.pairsFrom,l=0;for(let i=0;i<s;i++)(r[i]!==o||a&&n[i]===2)&&(t[l++]=i);if(l>0)return l;for(let i=0;i<s;i++)t[i]=i;return s}drawn(_){let{tried:t,chances:o,choices:r}=this,{code:n,weight:s}=this.grid;t.reserve(_);let a=t.size,l=0;for(let u=0;u<_;u++){let d=r[u];t.codes[a+u]=n[d],l+=s[d],o[u]=l}t.size=a+_;let i=this.random.next()*l,c=0;for(;c<_-1&&o[c]<=i;)c++;return c}};function Kl({colors:e}){let _=n=>e[n]??0,t=[1,2,3,4,5,6].filter(n=>_(n)>0).sort((n,s)=>_(s)-_(n)),[o=0,r=o]=t;return t.filter(n=>n===o||n===r||_(n)>=Fl*_(o)).slice(0,3).map(n=>({color:n,best:-1}))}function Dl(e,_){let t=[..._].sort((n,s)=>s.best-n.best),o=_.find((n,s)=>s>0&&n.best<0);return(e%3===2&&(o??t[1])||t[0])??{color:0,best:-1}}function Hn(e,{stride:_,height:t}){let o=Array.from(e.cells.subarray(0,e.steps),r=>(r/_|0)-1+32*(t-1-r%_));return{score:e.paid,taps:o,clears:e.left===0}}function Xn(e,_,{stage:t,plan:o}={}){let r=t&&Xl(e,t);if(r)return hr(e,{...r,reached:t.goals.map(()=>!0),stars:3},"unknown");let n=Zn(e),s=e.goals.every(d=>d.kind==="score"&&d.within===null),a=s?rr(n.grid,n.scoring,Qn):null;if(a)return hr(e,qn(n,a.taps),"no");let l=e.reached[0]?{answer:"unknown"}:cr(n,Qn),i=s?Ul(n,_):Hl(n,_);o&&i.unshift(o),l.answer==="yes"&&i.push(l.taps);let u=i.map(d=>qn(n,d)).reduce((d,y)=>E_(y,d)?y:d);return hr(e,u,l.answer)}function qn(e,_){return C(e,_,new p)}function Zn(e){let{goals:_,reached:t,taps:o,most:r}=e;return{grid:new p().load(e.board),goals:_,reached:t,taps:o,most:r,scoring:es(e)}}function Ul({grid:e,scoring:_},t){return[...[r_,n_].map(r=>b_(e,_,{...t,stop:_s},{width:Ql,appraisal:r})),L_(e,_,t,{levels:2,rounds:60})].map(r=>r.taps)}var Vl=[[r_,[400,100,100]],[n_,[6,2,2]]];function Hl(e,_){let t=Vl.map(([r,n])=>g_(e,{width:Jl,appraisal:r,weights:n,stop:_s,enough:({stars:s})=>s===3})),o=L_(e.grid,e.scoring,_,{levels:2,rounds:60});return[...t,o].map(r=>r.taps)}function yr(e){let[_]=a_(e);return!_||Ce(e,0)?!1:_.kind==="score"&&rs(e)<_.amount?!0:Rt(_,e.board,e.taps)}function ql(e,_,t){for(let o=e.length-1;o>=0;o--){let r=e[o];if(!yr(r)&&Xn(r,_,t?{stage:t}:{}).target==="yes")return o}return-1}var Qn=6e3,Ql=8,Jl=24,_s=()=>!1;function es(e){let{points:_,finish:t}=e.boosted?Zo:A;return{points:_,finish:(o,r)=>t(o+e.score,r)}}function Xl(e,_){let t=Zl(_)[e.taps];if(!t||e.used.length>0||t!==ts(e))return null;let o=_.line.slice(e.taps).map(r=>{let n=O.actions.read(r);return n?.type==="tap"?n.cell:-1});return{score:_.par,taps:o,clears:_i(_).phase==="cleared"}}var Jn=new Map;function ts(e){return`${e.score} ${e.board.cells.join()}`}function Zl(e){return os(e).keys}function _i(e){return os(e).end}function os(e){let _=Jn.get(e.number);if(_)return _;let t=ke.resume(O,Oo(`stage ${e.number}`,e.line));if(!t.ok)throw new Error(`the line of stage ${e.number} does not hold: ${t.why}`);let o=t.value,n={keys:Array.from({length:o.length+1},(s,a)=>ts(o.at(a).state)),end:o.state};return Jn.set(e.number,n),n}function hr(e,_,t){let{taps:o,score:r,clears:n,stars:s,reached:a}=_,i=e.goals.length===0||a[0]?"yes":t==="no"||yr(e)?"no":"unknown";return{tap:o[0]??null,line:o,score:r,clears:n,stars:s,target:i}}function rs(e){let _=new p().load(e.board),{points:t,finish:o}=es(e),r=0,n=0;for(let s=1;s<=6;s++){let a=_.colors[s];a===1||_.tappable[s]===0?n+=a:r+=t[a]}return _.count===0?e.score:o(r,n)}var Br={};f(Br,{newcomers:()=>ai,wonBy:()=>ei});function ei(e,_){let t=new p;return _.filter(({board:r,goals:n})=>{let s=X(r,n.slice(0,1));return e(s.grid).some(a=>C(s,a,t).stars>0)}).map(({number:r})=>r)}var Z_=e=>e>>5,ns=e=>e&31,u_=(e,_)=>e.size[_];function _e(e,_){let t=new p().copy(e),o=[];for(;t.count>0;){let r=Array.from({length:t.count},(s,a)=>({k:a,likes:_(t,a)}));r.sort((s,a)=>ti(a.likes,s.likes));let n=r[0]?.k??0;o.push(t.cell(n)),t.tap(n)}return o}function ti(e,_){for(let[t,o]of e.entries())if(o!==_[t])return o-(_[t]??0);return 0}function oi(e){let _=0;for(let t=1;t<e.count;t++)u_(e,t)>u_(e,_)&&(_=t);return e.color[_]??1}function ri(e){let _=oi(e),t=new S("newcomer");return Array.from({length:15},(o,r)=>_e(e,(n,s)=>{let a=n.cell(s),l=[Z_(a),-u_(n,s),u_(n,s),-ns(a),t.next()];return[n.color[s]===_?0:1,l[Math.min(r,l.length-1)]??0,Z_(a)]}))}function ni(e){let _=0,t=-1;return _e(e,(o,r)=>(o.left()!==t&&([t,_]=[o.left(),_+1]),[_%2===1?u_(o,r):-u_(o,r),Z_(o.cell(r))]))}function si(e){let _=new S("fifty");return Array.from({length:50},()=>_e(e,()=>[_.next()]))}var ai=[{name:"largest group, of equals the lowest",lines:e=>[_e(e,(_,t)=>[u_(_,t),Z_(_.cell(t)),-ns(_.cell(t))])],atMost:{all:5,late:2}},{name:"one striking colour spared, best of 15",lines:ri,atMost:{all:35,late:2}},{name:"smallest group, of equals the lowest",lines:e=>[_e(e,(_,t)=>[-u_(_,t),Z_(_.cell(t))])],atMost:null},{name:"from the top down",lines:e=>[_e(e,(_,t)=>[-Z_(_.cell(t)),u_(_,t)])],atMost:null},{name:"large and small by turns",lines:e=>[ni(e)],atMost:null},{name:"anything, best of 50",lines:si,atMost:null}];var wr={};f(wr,{shownLine:()=>Ri});var kr={};f(kr,{parOf:()=>Rr,proofOf:()=>cs,restOf:()=>Yi});var Yr={};f(Yr,{dailySetup:()=>mi,dealDaily:()=>is,dealEndless:()=>fi,linesTo:()=>He,proveClearable:()=>pi});var gr={};f(gr,{stopAfter:()=>be});function be(e){let _=0;return()=>++_>e}var Gr={};f(Gr,{threeStars:()=>Lr});var li=["clear","color","few","big","score"],ii=[["clear","few","color","ice","numbers","marked"],["few","color"]];function Lr(e,_,t,{wanted:o,usualScore:r}){let n=null;for(let s of t.filter(({reached:a})=>a[0])){let a=ui(e,s,r).filter(({kind:d})=>d!==_.kind),l=ci(_,o,a);if(!l)continue;let i=[_,...l],c=C(X(e,i),s.taps,new p),u=1e6*l.filter(({kind:d})=>o.includes(d)).length+c.score;c.stars===3&&(!n||u>n.worth)&&(n={goals:i,line:c,worth:u})}return n}function ci(e,_,t){let o=[];for(let r of[..._,...li]){let n=t.find(s=>s.kind===r);!n||o.length===2||o.includes(n)||o.some(s=>ss(s.kind,r))||r!=="clear"&&ss(e.kind,r)&&e.kind!=="ice"||o.push(n)}return o.length<2?null:o.sort((r,n)=>as(_,r.kind)-as(_,n.kind))}var ss=(e,_)=>ii.some(([t,...o])=>e===t&&o.includes(_)||_===t&&o.includes(e)),as=(e,_)=>{let t=e.indexOf(_);return t<0?.5:t};function ui(e,{taps:_,score:t,clears:o},r){let n=new p().load(e),[s,a]=[0,0];for(let G=0;G<n.count;G++)s=Math.max(s,n.removes[G]);let l=[...n.colors];for(let G of _){let d_=n.groupOf(G);a=Math.max(a,n.removes[d_]),n.tap(d_)}let i=(G,d_=0)=>({kind:G,amount:d_,within:null}),c=Math.floor(t*.92/10)*10,u=n.left(),d=c>r*1.1?[i("score",c)]:[];o?d.push(i("clear")):u<=6&&d.push(i("few",u)),a>=Math.max(7,s+2)&&d.push(i("big",a));let b=[1,2,3,4,5,6].filter(G=>(l[G]??0)>=6&&n.colors[G]===0).sort((G,d_)=>(l[d_]??0)-(l[G]??0))[0];return b&&!o&&d.push(i("color",b)),[...d,...di(e,_)]}function di(e,_){return D_.filter(o=>["ice","numbers","marked","rocks"].includes(o)).map(o=>({kind:o,amount:0,within:null})).filter(o=>{let r=X(e,[o]),n=C(r,[],new p),s=e.cells.some(l=>B(l)>0||L(l)==="rock")&&!n.reached[0],a=C({...r,reached:[!1]},_.slice(0,1),new p);return s&&!a.reached[0]&&C(r,_,new p).reached[0]===!0})}var ls=25;function is(e){let _=ue(e),t=s=>({type:"daily",date:e,deal:s,goals:null}),o={seed:"",share:ls,stars:3},r=Ve(t,_,{...o,most:2*ls})??Ve(t,_,{...o,most:100});if(r)return r;let{line:n}=H_(_,`daily ${e}`);return{setup:{type:"daily",date:e,deal:0,goals:null},proof:n}}var mi=e=>O.setups.write(is(e).setup);function fi(e,_){let t=de(e),o=Math.max(8,Math.round(60-52*(e-1)/(io-1))),r=l=>({type:"endless",level:e,deal:l,goals:null}),n={seed:_,share:o,stars:1,most:2*o},s=Ve(r,t,n)??Ve(r,{goal:"few"},n);if(s)return s;let{line:a}=H_(t,`endless ${e} ${_}`);return{setup:{type:"endless",level:e,deal:0,goals:null},proof:a}}function pi(e,_=256){let t=new p().load(e);for(let o=4;o<=_;o*=4){let n=b_(t,A,{seed:"",stop:()=>!1},{width:o,appraisal:n_,enough:s=>s.clears});if(n.clears)return n}return null}var hi=8,Wr=16,yi=e=>100*e.filter(({reachedAt:_})=>_!==null).length/e.length;function Ve(e,{goal:_},{seed:t,share:o,stars:r,most:n}){for(let s=1;s<=hi;s++){let{board:a}=O.start(e(s),t),l=er(new p().load(a),{kind:_,amount:0,within:null},200,"deal"),i=gi(_,l,o);if(!i||i.amount===0&&yi(l)>n)continue;let c=He(a,i),u=l.map(({score:y})=>y).sort((y,b)=>y-b)[100]??0,d=r===1?Bi(i,c):Lr(a,i,c,{wanted:bi[_]??[],usualScore:u});if(d)return{setup:{...e(s),goals:d.goals},proof:d.line.taps}}return null}var bi={score:["big","clear"],big:["score","few"],clear:["score","big"],ice:["score","few"],numbers:["big","few"],few:["score","color"],rocks:["score","few"]};function Bi(e,_){let t=_.find(({reached:o})=>o[0]);return t?{goals:[e],line:t}:null}function gi(e,_,t){let o=Math.floor(_.length*t/100),r=s=>[...s].sort((a,l)=>l-a)[o]??0;if(e==="score")return{kind:e,amount:Math.max(10,Math.floor(r(_.map(s=>s.score))/10)*10),within:null};if(e==="big")return{kind:e,amount:r(_.map(({most:s})=>s)),within:null};if(e!=="few")return{kind:e,amount:0,within:null};let n=-r(_.map(s=>-s.left));return n>0?{kind:e,amount:n,within:null}:null}function He(e,_){let t=X(e,[_]),o=()=>!1,r={seed:"deal",stop:o};return[b_(t.grid,A,r,{width:Wr,appraisal:n_}).taps,g_(t,{width:Wr,appraisal:n_,weights:[6],stop:o,enough:()=>!1}).taps,g_(t,{width:Wr,appraisal:r_,weights:[300],stop:o,enough:()=>!1}).taps,L_(t.grid,A,{seed:"deal",stop:be(400)},{levels:2,rounds:60}).taps].map(s=>C(t,s,new p))}var Li=3e3,Gi=48,Wi=[[r_,[400,100,100]],[n_,[6,2,2]]];function cs(e){let _=a_(e),[t]=_,o=X(e.board,_),r=t?He(e.board,t):[];return us(r.map(({taps:n})=>C(o,n,new p)))}function Rr(e){let{board:_}=e,t=X(_,a_(e)),o=L_(t.grid,A,{seed:"par",stop:be(Li)}),r=()=>!1,n=Wi.map(([a,l])=>g_(t,{width:Gi,appraisal:a,weights:l,stop:r,enough:r})),s=[o,...n].map(({taps:a})=>C(t,a,new p));return us([cs(e),...s])}function us(e){let _={taps:[],score:0,clears:!1,reached:[],stars:0};return e.reduce((t,o)=>E_(o,t)?o:t,_)}function Yi(e,_,t){let o=_;for(let n of e.slice(0,t.taps)){let s=O.apply(o,0,{type:"tap",cell:n});if(!s.ok)return[];o=s.state}return o.taps===t.taps&&o.score===t.score&&o.board.cells.join()===t.board.cells.join()?e.slice(t.taps):[]}function Ri(e){let _=O.setups.read(e);return _?.type==="stage"?l_(_.stage).line:_?.type!=="daily"?null:Rr(O.start(_,"")).taps.map(t=>le.write({type:"tap",cell:t}))}var xr={};f(xr,{anything:()=>vi,colorByColor:()=>xi,largestFirsts:()=>ki,saveOnes:()=>wi,sweeps:()=>Si});function j_(e,_){let t=new p().copy(e),o=[];for(;t.count>0;){let r=_(t);o.push(t.cell(r)),t.tap(r)}return o}function ee(e,_,t=!1){let[o,r]=[0,Number.NEGATIVE_INFINITY];for(let n=0;n<e.count;n++){let s=_(n);(s>r||t&&s===r)&&([o,r]=[n,s])}return o}var Be=(e,_)=>e.size[_],vr=(e,_)=>e.removes[_],qe=e=>e&31,Qe=e=>e>>5;function ki(e){let _=new p,t=(o,r)=>{_.copy(o).tap(r);let n=0;for(let s=0;s<_.count;s++)n=Math.max(n,vr(_,s)**2);return vr(o,r)**2+n};return[j_(e,o=>ee(o,r=>Be(o,r),!0)),j_(e,o=>ee(o,r=>vr(o,r))),j_(e,o=>ee(o,r=>t(o,r)))]}function wi(e){let _=new S("stranger"),o=[...[1,2,3,4,5,6].filter(n=>e.colors[n]>0)].sort((n,s)=>e.colors[s]-e.colors[n]),r=[(n,s)=>Be(n,s),(n,s)=>-Be(n,s),(n,s)=>-qe(n.cell(s)),(n,s)=>qe(n.cell(s)),(n,s)=>-Qe(n.cell(s)),(n,s)=>Qe(n.cell(s)),()=>_.next()];return Array.from({length:15},(n,s)=>{let a=o[s>=7&&s<11?Math.min(1,o.length-1):0],l=r[Math.min(s,r.length-1)]??Be;return j_(e,i=>ee(i,c=>l(i,c)-(i.color[c]===a?1e6:0)))})}function vi(e){let _=new S("anything");return Array.from({length:15},()=>j_(e,t=>Math.floor(_.next()*t.count)))}function xi(e){let _=[1,2,3,4,5,6].filter(t=>e.colors[t]>0);return ds(_).map(t=>j_(e,o=>ee(o,r=>-t.indexOf(o.color[r]))))}function ds(e){return e.length<2?[[...e]]:e.flatMap(_=>ds(e.filter(t=>t!==_)).map(t=>[_,...t]))}function Si(e){return[(t,o)=>-Be(t,o),(t,o)=>-qe(t.cell(o)),(t,o)=>qe(t.cell(o)),(t,o)=>-Qe(t.cell(o)),(t,o)=>Qe(t.cell(o))].map(t=>j_(e,o=>ee(o,r=>t(o,r))))}function Ai(e){return(_,t,{seed:o})=>H(I(o,["random"]),"random",[...e.legal(_,t)])}var ms=e=>({id:"random",text:{ja:"気まぐれ",en:"Random"},bot:Ai(e)});var fs={"games/keshiki/actions":mt,"games/keshiki/after":pt,"games/keshiki/areas":bt,"games/keshiki/blocks":et,"games/keshiki/board":it,"games/keshiki/cells":ot,"games/keshiki/daily":lo,"games/keshiki/dates":Lt,"games/keshiki/deals":fo,"games/keshiki/draw":yo,"games/keshiki/game":wo,"games/keshiki/goals":kt,"games/keshiki/kinds":Je,"games/keshiki/link-preview":xo,"games/keshiki/notation":At,"games/keshiki/play":Lo,"games/keshiki/publishing":Ao,"games/keshiki/recipes":co,"games/keshiki/replay":Co,"games/keshiki/score":bo,"games/keshiki/settle":Bo,"games/keshiki/setup":ao,"games/keshiki/stages/early-names":Ct,"games/keshiki/stages/index":ro,"games/keshiki/stages/late-names":Mt,"games/keshiki/stages/names":jt,"games/keshiki/stages/promises":Mo,"games/keshiki/stages/record":$n,"games/keshiki/stages/view1":It,"games/keshiki/stages/view10":oo,"games/keshiki/stages/view2":Nt,"games/keshiki/stages/view3":Ft,"games/keshiki/stages/view4":Dt,"games/keshiki/stages/view5":Vt,"games/keshiki/stages/view6":qt,"games/keshiki/stages/view7":Jt,"games/keshiki/stages/view8":Zt,"games/keshiki/stages/view9":eo,"games/keshiki/state":In,"games/keshiki/texts":ko,"games/keshiki/tools":dt,"games/keshiki/use":Yo,"bots/keshiki/anneal":No,"bots/keshiki/beam":qo,"bots/keshiki/careless":tr,"bots/keshiki/exact":nr,"bots/keshiki/fast-random":Eo,"bots/keshiki/goal-beam":lr,"bots/keshiki/goal-exact":ur,"bots/keshiki/goal-meter":Xo,"bots/keshiki/goal-play":sr,"bots/keshiki/hint":br,"bots/keshiki/newcomers":Br,"bots/keshiki/nrpa":pr,"bots/keshiki/par":wr,"bots/keshiki/policy":dr,"bots/keshiki/proof":kr,"bots/keshiki/proven-deals":Yr,"bots/keshiki/scoring":_r,"bots/keshiki/search":gr,"bots/keshiki/settle-around-fixed":Do,"bots/keshiki/solver-board":$o,"bots/keshiki/solver-cells":jo,"bots/keshiki/solver-grid":Vo,"bots/keshiki/stars":Gr,"bots/keshiki/strangers":xr},Oi=fs["games/keshiki/game"].keshiki,ym=fs["games/keshiki/link-preview"].linkPreview,bm=[ms(Oi)];export{bm as bots,Oi as game,ym as linkPreview,fs as modules};
